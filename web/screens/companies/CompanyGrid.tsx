import type { FragmentType } from '@apollo/client';
import { CompanyCard } from '../../components/company/CompanyCard.tsx';
import type { CompanyCard_CompanyFragmentDoc } from '../../generated/graphql.ts';

/** Cards in the first row on a wide screen, whose pictures are wanted at once. */
const firstRow = 4;

/** A list of companies, or a page of it, as its cards show it. */
export interface Companies {
  totalCount: number;
  nodes: readonly ({ id: string } & FragmentType<typeof CompanyCard_CompanyFragmentDoc>)[];
}

/** Companies side by side: four on a wide screen, one on a phone. */
export const CompanyGrid = ({ companies }: { companies: Companies['nodes'] }) => (
  <ul className="card-grid">
    {companies.map((company, i) => (
      <li key={company.id} className="min-w-0">
        <CompanyCard company={company} eager={i < firstRow} />
      </li>
    ))}
  </ul>
);
