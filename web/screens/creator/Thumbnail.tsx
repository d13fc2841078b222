import { Image } from 'lucide-react';

interface Props {
  src: string | null;
  className: string;
}

/** A product's picture, which only decorates; a sign where none is chosen. */
export const Thumbnail = ({ src, className }: Props) => (
  <div className={`art grid shrink-0 place-items-center text-subtle ${className}`}>
    {src ? (
      <img src={src} alt="" width={320} height={200} />
    ) : (
      <Image aria-hidden className="size-4" strokeWidth={1.75} />
    )}
  </div>
);
