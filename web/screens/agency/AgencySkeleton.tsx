/** The agency's page in its final shape, while it loads. */
export const AgencySkeleton = () => (
  <div className="grid grid-cols-1 gap-10 md:gap-14" aria-busy>
    <span className="sr-only" role="status">
      Loading the agency's page
    </span>
    <div className="card h-120 p-card sm:h-96 md:h-104 md:p-12" aria-hidden>
      <div className="skeleton mt-8 h-10 w-2/5" />
      <div className="skeleton mt-4 h-16 w-3/5" />
      <div className="skeleton mt-6 h-11 w-32" />
    </div>
    <div className="grid grid-cols-1 gap-stack sm:grid-cols-2 xl:grid-cols-4" aria-hidden>
      {['placement', 'contract', 'search', 'assessment'].map((service) => (
        <div key={service} className="card h-56 p-card">
          <div className="skeleton h-5 w-3/5" />
        </div>
      ))}
    </div>
    <div className="skeleton h-96 rounded-lg!" aria-hidden />
  </div>
);
