import { tint } from './Avatar.tsx';

interface Props {
  /** The name that determines one of six tints, such as a company or a category. */
  name: string;
}

/** Growth rings in the free space of a screen's header: a grid cell, so that no text or button overlaps them. */
export const HeadArt = ({ name }: Props) => (
  // The ink of the tint is the strong colour of the hue.
  <span aria-hidden className={`head-art bg-current! ${tint(name)}`} />
);
