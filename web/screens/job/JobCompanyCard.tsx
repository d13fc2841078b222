import { ArrowRight } from 'lucide-react';
import { employeesOf } from '../../../schema/rules/company/employees.ts';
import { useFragmentData, type FragmentType } from '../../apollo/useFragmentData.ts';
import { graphql } from '../../generated/gql.ts';
import { paths } from '../../paths.ts';
import { PrefetchLink } from '../../routing/PrefetchLink.tsx';
import { Logo } from '../../ui/Logo.tsx';
import { formatInteger } from '../../../schema/rules/numbers.ts';
import { CardSection } from '../../ui/CardSection.tsx';

const fragment = graphql(/* GraphQL */ `
  fragment JobCompanyCard_company on Company {
    id
    name
    logo
    industry
    location
    description
    size
    employeeCount
    openPositions
  }
`);

export function JobCompanyCard({ company }: { company: FragmentType<typeof fragment> }) {
  const data = useFragmentData(fragment, company);
  const facts = [
    ['Industry', data.industry],
    ['Location', data.location],
    ['Employees', employeesOf(data)],
    ['Open positions', formatInteger(data.openPositions)],
  ].filter(([, value]) => value);
  return (
    <CardSection id="job-company" title="About the company">
      <div className="mt-3 flex items-center gap-3">
        <Logo name={data.name} url={data.logo} className="size-11" />
        <p className="min-w-0 font-semibold break-words">{data.name}</p>
      </div>
      <p dir="auto" className="mt-3 text-sm break-words text-muted">
        {data.description}
      </p>
      <dl className="num mt-4 grid gap-1.5 text-sm">
        {facts.map(([term, value]) => (
          <div key={term} className="flex justify-between gap-4">
            <dt className="flex-none text-muted">{term}</dt>
            <dd className="min-w-0 text-right font-medium break-words">{value}</dd>
          </div>
        ))}
      </dl>
      <PrefetchLink
        to={paths.company(data.id)}
        className="link mt-3 inline-flex reach min-h-6 items-center gap-1 text-sm"
      >
        View company
        <ArrowRight aria-hidden className="size-3.5" />
      </PrefetchLink>
    </CardSection>
  );
}
