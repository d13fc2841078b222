interface Props {
  title: string;
  text: string;
  figures: readonly { value: string; label: string }[];
}

/** The headline and the three figures of the agency. Get started links to the consultation section at the end of the page. */
export const AgencyHero = ({ title, text, figures }: Props) => (
  <header className="card overflow-hidden">
    <div className="flex flex-col-reverse md:flex-row">
      <div className="flex-1 p-card pb-8 md:px-10 md:py-14 lg:px-12">
        <p className="eyebrow">Workgrove Agency</p>
        <h1 className="mt-2 font-display text-3xl font-[650] tracking-[-0.022em] lg:text-4xl">{title}</h1>
        <p className="mt-3 max-w-lg text-read text-muted">{text}</p>
        <a href="#consultation" className="btn btn-primary btn-lg mt-6">
          Get started
        </a>
      </div>
      <div className="art h-28 md:h-auto md:w-2/5 lg:w-1/2">
        <img src="/art/grove-fern-77.svg" alt="" width={1280} height={320} fetchPriority="high" />
      </div>
    </div>
    <dl className="grid grid-cols-1 border-t border-line min-[20.5rem]:grid-cols-3">
      {figures.map(({ value, label }) => (
        <div
          key={label}
          className="flex flex-col-reverse items-center border-line px-1 py-4 text-center not-first:border-t min-[20.5rem]:not-first:border-t-0 min-[20.5rem]:not-first:border-l"
        >
          <dt className="text-xs text-muted sm:text-sm">{label}</dt>
          <dd className="num-lg text-2xl">{value}</dd>
        </div>
      ))}
    </dl>
  </header>
);
