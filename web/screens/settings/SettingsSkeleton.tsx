const places = ['a', 'b', 'c'];

/** Sections of about the final height, while the settings load. */
export const SettingsSkeleton = () => (
  <div aria-busy className="grid gap-stack">
    <span className="sr-only" role="status">
      Loading your settings
    </span>
    {places.map((place) => (
      <div key={place} className="card grid h-72 content-start gap-3 p-card md:p-6" aria-hidden>
        <div className="skeleton h-5 w-40" />
        <div className="skeleton h-4 w-64" />
      </div>
    ))}
  </div>
);
