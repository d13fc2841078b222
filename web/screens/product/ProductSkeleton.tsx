/** The shape of a product's page, beneath its breadcrumb. */
export const ProductSkeleton = () => (
  <div aria-busy>
    <span className="sr-only" role="status">
      Loading product
    </span>
    <div className="grid grid-cols-1 gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1fr)_22.5rem]" aria-hidden>
      <div>
        <div className="skeleton h-9 w-3/4" />
        <div className="skeleton mt-3 h-5.5 w-1/2" />
        <div className="skeleton mt-5 aspect-[16/10] rounded-lg! md:aspect-[16/9]" />
      </div>
      <div className="grid content-start gap-stack">
        <div className="skeleton h-52 rounded-lg!" />
        <div className="skeleton h-64 rounded-lg!" />
      </div>
      <div className="skeleton h-64" />
    </div>
  </div>
);
