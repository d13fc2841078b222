import { useFragmentData, type FragmentType } from '../../apollo/useFragmentData.ts';
import { MessageButton } from '../../components/person/MessageButton.tsx';
import { graphql } from '../../generated/gql.ts';
import { paths } from '../../paths.ts';
import { PrefetchLink } from '../../routing/PrefetchLink.tsx';
import { Avatar } from '../../ui/Avatar.tsx';
import { formatCount } from '../../../schema/rules/numbers.ts';

const fragment = graphql(/* GraphQL */ `
  fragment ConnectionCard_connection on ConnectedPerson {
    id
    name
    title
    mutualConnections
    avatar
    person {
      id
      ...MessageButton_person
    }
  }
`);

export function ConnectionCard({ connection }: { connection: FragmentType<typeof fragment> }) {
  const { id, name, title, mutualConnections, avatar, person } = useFragmentData(fragment, connection);
  return (
    <article className="card card-link link-area flex h-full flex-col p-card" aria-labelledby={`${id}-name`}>
      <div className="flex items-start gap-3">
        <Avatar name={name} url={avatar} className="size-12 text-base" />
        <div className="min-w-0">
          <h2 id={`${id}-name`} dir="auto" className="line-clamp-2 font-semibold break-words">
            {name}
          </h2>
          <p dir="auto" className="line-clamp-2 text-sm break-words text-muted">
            {title}
          </p>
          <p className="num mt-1 text-sm text-subtle">
            {formatCount(mutualConnections, 'mutual connection')}
          </p>
        </div>
      </div>
      <div className="mt-auto flex items-center gap-2 pt-4">
        <PrefetchLink
          to={paths.profile(person.id)}
          className="stretched-link btn btn-outline btn-sm grow"
          aria-label={`View Profile: ${name}`}
        >
          View Profile
        </PrefetchLink>
        <MessageButton person={person} variant="icon" />
      </div>
    </article>
  );
}
