/** The page's final shape, while the project loads. */
export const ProjectSkeleton = () => (
  <div aria-busy className="grid grid-cols-1 gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1fr)_22.5rem]">
    <span className="sr-only" role="status">
      Loading project
    </span>
    <div aria-hidden>
      <div className="skeleton h-9 w-4/5" />
      <div className="mt-4 flex flex-wrap justify-between gap-3">
        <div className="skeleton h-5 w-64" />
        <div className="skeleton h-control w-72" />
      </div>
      <div className="card mt-5 h-24" />
      <div className="skeleton mt-9 h-5 w-52" />
      <div className="card mt-6 grid gap-3 p-6">
        <div className="skeleton h-4 w-1/3" />
        <div className="skeleton h-4" />
        <div className="skeleton h-4 w-11/12" />
        <div className="skeleton h-4 w-4/5" />
        <div className="skeleton mt-4 h-4 w-1/4" />
        <div className="skeleton h-4 w-2/3" />
      </div>
    </div>
    <div aria-hidden className="grid content-start gap-stack">
      <div className="card h-38" />
      <div className="card h-76" />
      <div className="card h-44" />
    </div>
  </div>
);
