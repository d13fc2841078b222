import { Image } from 'lucide-react';

/** The decorative picture of a product, or an icon if it has none. */
export const Thumbnail = ({ src, className }: { src: string | null; className: string }) => (
  <div className={`art grid shrink-0 place-items-center text-subtle ${className}`}>
    {src ? (
      <img src={src} alt="" width={320} height={200} />
    ) : (
      <Image aria-hidden className="size-4" strokeWidth={1.75} />
    )}
  </div>
);
