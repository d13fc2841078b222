import type { FragmentType } from '@apollo/client';
import { GigCard } from './GigCard.tsx';
import type { GigCard_GigFragmentDoc } from '../../generated/graphql.ts';

/** Cards in the first row on a wide screen, whose pictures load at once. */
const firstRow = 4;

export interface Gigs {
  totalCount: number;
  nodes: readonly ({ id: string } & FragmentType<typeof GigCard_GigFragmentDoc>)[];
}

interface Props {
  gigs: Gigs['nodes'];
  /** Level of the cards' headings. Level 3 is for grids below the first view, whose pictures load lazily. */
  level?: 2 | 3;
  /** Whether a phone shows them in one horizontal row. */
  inRow?: boolean;
}

/** Gigs side by side: four on a wide screen, one on a phone. */
export const GigGrid = ({ gigs, level = 2, inRow = false }: Props) => (
  <ul className={inRow ? 'card-row' : 'card-grid'}>
    {gigs.map((gig, i) => (
      <li key={gig.id} className="min-w-0">
        <GigCard gig={gig} eager={level === 2 && i < firstRow} level={level} />
      </li>
    ))}
  </ul>
);
