/** The company's page in its final shape, while it loads. */
export const CompanySkeleton = () => (
  <div aria-busy>
    <span className="sr-only" role="status">
      Loading the company
    </span>
    <div className="card h-120 overflow-hidden md:h-116" aria-hidden>
      <div className="skeleton h-28 rounded-none! md:h-52" />
      <div className="grid gap-3 p-card md:px-7">
        <div className="skeleton -mt-16 size-20 rounded-lg! md:size-28" />
        <div className="skeleton mt-3 h-8 w-2/5" />
        <div className="skeleton h-5 w-3/5" />
      </div>
    </div>
    <div
      className="mt-gutter grid grid-cols-1 items-start gap-gutter lg:grid-cols-[minmax(0,1fr)_20.5rem]"
      aria-hidden
    >
      <div className="grid gap-stack">
        <div className="card h-52 p-card">
          <div className="skeleton h-4 w-1/5" />
        </div>
        <div className="card h-44 p-card">
          <div className="skeleton h-4 w-1/5" />
        </div>
        <div className="card h-64 p-card">
          <div className="skeleton h-4 w-1/5" />
        </div>
      </div>
      <div className="card h-72 p-card">
        <div className="skeleton h-4 w-2/5" />
      </div>
    </div>
  </div>
);
