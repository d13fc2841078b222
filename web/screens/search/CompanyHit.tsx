import { useFragmentData, type FragmentType } from '../../apollo/useFragmentData.ts';
import { CompanyFollowButton } from '../../components/company/CompanyFollowButton.tsx';
import { graphql } from '../../generated/gql.ts';
import { paths } from '../../paths.ts';
import { formatCount } from '../../../schema/rules/numbers.ts';
import { Logo } from '../../ui/Logo.tsx';
import { HitRow } from './HitRow.tsx';

const fragment = graphql(/* GraphQL */ `
  fragment CompanyHit_company on Company {
    id
    name
    logo
    industry
    location
    followers
    openPositions
    ...CompanyFollowButton_company
  }
`);

export function CompanyHit({ company }: { company: FragmentType<typeof fragment> }) {
  const data = useFragmentData(fragment, company);
  const { id, name, logo, industry, location, followers, openPositions } = data;
  return (
    <HitRow
      to={paths.company(id)}
      lead={<Logo name={name} url={logo} className="size-12" />}
      title={name}
      text={[industry, location]}
      facts={
        <>
          <span>{formatCount(followers, 'follower')}</span>
          {openPositions > 0 && <span>{formatCount(openPositions, 'open position')}</span>}
        </>
      }
      action={<CompanyFollowButton company={data} variant="outline" className="btn-sm" />}
    />
  );
}
