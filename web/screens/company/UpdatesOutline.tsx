import { useCompanyOutline } from './useCompanyOutline.ts';

/** The shapes of the latest updates, while they or their code load. */
export function UpdatesOutline() {
  const { outline } = useCompanyOutline();
  return (
    <div className="grid gap-stack">
      <div className="skeleton h-6 w-40" />
      {outline.pictures.map((pictured, place) => (
        <div
          // oxlint-disable-next-line no-array-index-key -- they never change their order
          key={place}
          className={`shape card ${pictured ? 'post h-172 max-md:h-110' : 'h-56 max-md:h-62'}`}
        />
      ))}
    </div>
  );
}
