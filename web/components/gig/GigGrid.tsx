import type { FragmentType } from '@apollo/client';
import { GigCard } from './GigCard.tsx';
import type { GigCard_GigFragmentDoc } from '../../generated/graphql.ts';

/** Cards in the first row on a wide screen, whose pictures are wanted at once. */
const firstRow = 4;

/** A list of gigs, or a page of it, as its cards show it. */
export interface Gigs {
  totalCount: number;
  nodes: readonly ({ id: string } & FragmentType<typeof GigCard_GigFragmentDoc>)[];
}

interface Props {
  gigs: Gigs['nodes'];
  /** Level of the cards' headings; those under a heading stand far below the first view. */
  level?: 2 | 3;
}

/** Gigs side by side: four on a wide screen, one on a phone. */
export const GigGrid = ({ gigs, level = 2 }: Props) => (
  <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4 xl:gap-5">
    {gigs.map((gig, i) => (
      <li key={gig.id} className="min-w-0">
        <GigCard gig={gig} eager={level === 2 && i < firstRow} level={level} />
      </li>
    ))}
  </ul>
);
