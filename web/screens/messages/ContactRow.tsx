import type { FragmentType } from '@apollo/client';
import { useFragmentData } from '../../apollo/useFragmentData.ts';
import { graphql } from '../../generated/gql.ts';
import { paths } from '../../paths.ts';
import { PrefetchLink } from '../../routing/PrefetchLink.tsx';
import { Avatar } from '../../ui/Avatar.tsx';

const fragment = graphql(/* GraphQL */ `
  fragment ContactRow_contact on Contact {
    id
    name
    avatar
    status
    lastMessage
    time
    unread
  }
`);

/** A conversation in the list to choose from. */
export function ContactRow({ contact }: { contact: FragmentType<typeof fragment> }) {
  const { id, name, avatar, status, lastMessage, time, unread } = useFragmentData(fragment, contact);
  const presence = status === 'ONLINE' ? 'online' : 'offline';
  return (
    <PrefetchLink to={paths.messages({ contact: id })} className="flex items-center gap-3 p-3 hover:bg-fill">
      <Avatar name={name} url={avatar} presence={presence} />
      <span className="min-w-0 grow">
        <span className="flex items-baseline gap-2">
          <span dir="auto" className="min-w-0 grow truncate font-semibold">
            {name}
          </span>
          <span className="sr-only">, {presence}, </span>
          <span className="flex-none text-xs text-subtle">{time}</span>
        </span>
        <span dir="auto" className="block truncate text-sm text-muted">
          {lastMessage}
        </span>
      </span>
      {unread !== null && (
        <span className="count flex-none">
          {unread}
          <span className="sr-only"> unread</span>
        </span>
      )}
    </PrefetchLink>
  );
}
