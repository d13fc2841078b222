import { initials, tint } from './Avatar.tsx';

interface Props {
  name: string;
  /** Tailwind size, corners and text size. */
  className: string;
}

/** The mark of a group channel: 'DT' for 'design-team', on a tint that its name determines. */
export const ChannelMark = ({ name, className }: Props) => (
  <span aria-hidden className={`grid flex-none place-items-center font-semibold ${tint(name)} ${className}`}>
    {initials(name.replaceAll('-', ' '))}
  </span>
);
