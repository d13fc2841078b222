import { tint } from './Avatar.tsx';

interface Props {
  /** Whose head it is: a company or a category, always in the same of six tints. */
  of: string;
}

/**
 * Growth rings in the upper right corner of a screen, behind its head. It takes no room: its parent is
 * `relative isolate`, and what stands over it has a ground of its own or keeps to the left.
 */
export const HeadArt = ({ of }: Props) => <span aria-hidden className={`head-art ${tint(of)}`} />;
