/** The profile in its final shape, while it loads. */
export const ProfileSkeleton = () => (
  <div aria-busy>
    <span className="sr-only" role="status">
      Loading the profile
    </span>
    <div className="card overflow-hidden" aria-hidden>
      <div className="skeleton h-32 rounded-none! md:h-56" />
      <div className="px-4 pb-5 md:px-7">
        <div className="skeleton relative -mt-12 size-24 rounded-full! md:-mt-16 md:size-30" />
        <div className="skeleton mt-3 h-9 w-56" />
        <div className="skeleton mt-2 h-6 w-80 max-w-full" />
        <div className="skeleton mt-3 h-5 w-64" />
      </div>
      <div className="h-18 border-t border-line" />
    </div>
    <div className="mt-gutter grid grid-cols-1 gap-gutter lg:grid-cols-[20.5rem_minmax(0,1fr)]" aria-hidden>
      <div className="flex flex-col gap-stack">
        <div className="skeleton h-120 rounded-lg!" />
        <div className="skeleton h-96 rounded-lg!" />
        <div className="skeleton h-52 rounded-lg!" />
      </div>
      <div className="flex flex-col gap-stack">
        <div className="skeleton h-76 rounded-lg!" />
        <div className="skeleton h-60 rounded-lg!" />
        <div className="skeleton h-120 rounded-lg!" />
        <div className="skeleton h-80 rounded-lg!" />
      </div>
    </div>
  </div>
);
