interface Props {
  title: string;
  text: string;
  figures: readonly { value: string; label: string }[];
}

/** What the agency promises, and its three figures; Get started leads to the consultation at the foot of the page. */
export const AgencyHero = ({ title, text, figures }: Props) => (
  <header className="card overflow-hidden">
    <div className="relative isolate px-card py-10 md:px-12 md:py-16">
      <img
        src="/art/grove-fern-77.svg"
        alt=""
        width={1280}
        height={320}
        className="absolute inset-0 -z-10 hidden size-full object-cover object-right mask-l-from-30% mask-l-to-55% md:block"
      />
      <p className="eyebrow">Workgrove Agency</p>
      <h1 className="mt-2 max-w-xl font-display text-3xl font-[650] tracking-[-0.022em] md:text-4xl">
        {title}
      </h1>
      <p className="mt-3 max-w-76 text-read text-muted md:max-w-lg">{text}</p>
      <a href="#consultation" className="btn btn-primary btn-lg mt-6">
        Get started
      </a>
    </div>
    <dl className="grid grid-cols-1 border-t border-line sm:grid-cols-3">
      {figures.map(({ value, label }) => (
        <div
          key={label}
          className="flex flex-col-reverse items-center border-line py-4 not-first:border-t sm:not-first:border-t-0 sm:not-first:border-l"
        >
          <dt className="text-sm text-muted">{label}</dt>
          <dd className="num-lg text-2xl">{value}</dd>
        </div>
      ))}
    </dl>
  </header>
);
