/** Of the editor's shape, while its data or its code load. */
export const EditorSkeleton = ({ says }: { says: string }) => (
  <div className="mt-5 grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1fr)_20rem]" aria-busy>
    <p role="status" className="col-span-full text-muted">
      {says}
    </p>
    <div className="grid gap-4" aria-hidden>
      <div className="card h-160 p-card">
        <div className="skeleton h-full" />
      </div>
      <div className="card h-60 p-card">
        <div className="skeleton h-full" />
      </div>
    </div>
    <div className="card h-110 p-card" aria-hidden>
      <div className="skeleton h-full" />
    </div>
  </div>
);
