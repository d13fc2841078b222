import { initials, tint } from './Avatar.tsx';

interface Props {
  name: string;
  url: string | null;
  /** Tailwind size. */
  className: string;
}

/** An organisation's logo in a square; without one, its initials. */
export function Logo({ name, url, className }: Props) {
  return (
    <span className={`logo grid place-items-center ${tint(name)} font-semibold ${className}`}>
      {url ? (
        <img loading="lazy" src={url} alt="" width={40} height={40} />
      ) : (
        <span aria-hidden>{initials(name)}</span>
      )}
    </span>
  );
}
