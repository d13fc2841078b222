/** Picture of a product or gig, in the size of a row. `alt` is null for a decorative picture. */
export const HitPicture = ({ url, alt }: { url: string; alt: string | null }) => (
  <span className="art block aspect-[16/10] w-20 flex-none rounded-md sm:w-24">
    <img src={url} alt={alt ?? ''} width={320} height={200} loading="lazy" decoding="async" />
  </span>
);
