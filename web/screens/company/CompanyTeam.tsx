import { ArrowRight } from 'lucide-react';
import { useFragmentData, type FragmentType } from '../../apollo/useFragmentData.ts';
import { ConnectButton } from '../../components/person/ConnectButton.tsx';
import { graphql } from '../../generated/gql.ts';
import { paths } from '../../paths.ts';
import { PrefetchLink } from '../../routing/PrefetchLink.tsx';
import { Avatar } from '../../ui/Avatar.tsx';
import { formatCount } from '../../../schema/rules/numbers.ts';
import { CardSection } from '../../ui/CardSection.tsx';

const fragment = graphql(/* GraphQL */ `
  fragment CompanyTeam_company on Company {
    id
    employeeCount
    employees {
      id
      name
      title
      avatar
      connections
      person {
        id
        ...ConnectButton_person
      }
    }
  }
`);

/** Some employees and a link to all. `employeeCount` is null if only the size band is known. */
export function CompanyTeam({ company }: { company: FragmentType<typeof fragment> }) {
  const { id, employeeCount, employees } = useFragmentData(fragment, company);
  return (
    <CardSection id="team" title="Meet Our Team" className="@container card p-card">
      {employees.length === 0 ? (
        <p className="mt-2 text-muted">No team members here yet.</p>
      ) : (
        <>
          <ul className="mt-3.5 grid gap-4">
            {employees.map((employee) => (
              <li
                key={employee.id}
                className="link-area flex items-start gap-3 max-xs:flex-wrap @md:items-center"
              >
                <Avatar name={employee.name} url={employee.avatar} />
                <div className="min-w-0 grow">
                  <h3 className="font-semibold break-words">{employee.name}</h3>
                  <p className="text-sm break-words text-muted">{employee.title}</p>
                  <p className="num text-xs text-subtle">{formatCount(employee.connections, 'connection')}</p>
                </div>
                <div className="flex flex-none gap-2 @max-md:flex-col">
                  <PrefetchLink
                    to={paths.profile(employee.person.id)}
                    className="stretched-link btn btn-sm btn-outline"
                    aria-label={`View Profile of ${employee.name}`}
                  >
                    View Profile
                  </PrefetchLink>
                  <ConnectButton person={employee.person} />
                </div>
              </li>
            ))}
          </ul>
          <PrefetchLink
            to={paths.companyNetwork(id)}
            className="link mt-3 max-md:mt-4 inline-flex reach min-h-6 items-center gap-1 text-sm"
          >
            See all {employeeCount === null ? 'people' : formatCount(employeeCount, 'person', 'people')}
            <ArrowRight aria-hidden className="size-3.5" />
          </PrefetchLink>
        </>
      )}
    </CardSection>
  );
}
