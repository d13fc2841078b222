import { useCompanyOutline } from './useCompanyOutline.ts';

/** Skeleton of the latest updates while their data or code loads. */
export function UpdatesOutline() {
  const { outline } = useCompanyOutline();
  return (
    <div className="grid gap-stack">
      <div className="skeleton h-6 w-40" />
      {outline.pictures.map((hasPicture, index) => (
        <div
          // oxlint-disable-next-line no-array-index-key -- the order never changes
          key={index}
          className={`shape card ${hasPicture ? 'post h-172 max-md:h-110' : 'h-56 max-md:h-62'}`}
        />
      ))}
    </div>
  );
}
