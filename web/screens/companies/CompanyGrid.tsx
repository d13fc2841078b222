import type { FragmentType } from '@apollo/client';
import { CompanyCard } from '../../components/company/CompanyCard.tsx';
import type { CompanyCard_CompanyFragmentDoc } from '../../generated/graphql.ts';

/** Number of cards in the first row of a wide screen. Their pictures load eagerly. */
const firstRow = 4;

export interface Companies {
  totalCount: number;
  nodes: readonly ({ id: string } & FragmentType<typeof CompanyCard_CompanyFragmentDoc>)[];
}

/** A grid of companies: four columns on a wide screen, one on a phone. */
export const CompanyGrid = ({ companies }: { companies: Companies['nodes'] }) => (
  <ul className="card-grid">
    {companies.map((company, i) => (
      <li key={company.id} className="min-w-0">
        <CompanyCard company={company} eager={i < firstRow} />
      </li>
    ))}
  </ul>
);
