import { tint } from './Avatar.tsx';

interface Props {
  /** Whose head it is: a company or a category, always in the same of six tints. */
  of: string;
}

/** Growth rings in the free room of a screen's head: a cell of a grid, so that no text or button stands over them. */
export const HeadArt = ({ of }: Props) => <span aria-hidden className={`head-art ${tint(of)}`} />;
