import { useFragmentData, type FragmentType } from '../../apollo/useFragmentData.ts';
import { ConnectButton } from '../../components/person/ConnectButton.tsx';
import { graphql } from '../../generated/gql.ts';
import { paths } from '../../paths.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { formatCount } from '../../../schema/rules/numbers.ts';
import { HitRow } from './HitRow.tsx';

const fragment = graphql(/* GraphQL */ `
  fragment PersonHit_person on Person {
    id
    name
    title
    avatarUrl
    location
    mutualConnections
    connectionState
    ...ConnectButton_person
  }
`);

export function PersonHit({ person }: { person: FragmentType<typeof fragment> }) {
  const data = useFragmentData(fragment, person);
  const { id, name, title, avatarUrl, location, mutualConnections } = data;
  return (
    <HitRow
      to={paths.profile(id)}
      lead={<Avatar name={name} url={avatarUrl} className="size-12 text-base" />}
      title={name}
      text={title}
      facts={
        <>
          {location && <span>{location}</span>}
          {mutualConnections > 0 && <span>{formatCount(mutualConnections, 'mutual connection')}</span>}
        </>
      }
      action={
        data.connectionState === 'SELF' ? (
          <span className="badge badge-neutral">You</span>
        ) : (
          <ConnectButton person={data} />
        )
      }
    />
  );
}
