import { tint } from './Avatar.tsx';

interface Props {
  /** The name that determines one of six tints, such as a company or a category. */
  name: string;
}

/** Growth rings in the free space of a screen's header: a grid cell, so that no text or button overlaps them. */
export const HeadArt = ({ name }: Props) => (
  // `tint` sets a background and a text colour. The rings have the text colour, which is stronger.
  <span aria-hidden className={`head-art bg-current! ${tint(name)}`} />
);
