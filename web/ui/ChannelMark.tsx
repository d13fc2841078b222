import { initials, tint } from './Avatar.tsx';

interface Props {
  name: string;
  /** Tailwind size, corners and text size. */
  className: string;
}

/** The sign of a group channel: the letters of its first two words, and a tint of its own. */
export const ChannelMark = ({ name, className }: Props) => (
  <span aria-hidden className={`grid flex-none place-items-center font-semibold ${tint(name)} ${className}`}>
    {initials(name.replaceAll('-', ' '))}
  </span>
);
