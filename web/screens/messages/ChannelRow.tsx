import type { FragmentType } from '@apollo/client';
import { useFragmentData } from '../../apollo/useFragmentData.ts';
import { graphql } from '../../generated/gql.ts';
import { paths } from '../../paths.ts';
import { PrefetchLink } from '../../routing/PrefetchLink.tsx';
import { ChannelMark } from '../../ui/ChannelMark.tsx';
import { formatCount } from '../../ui/format.ts';

const fragment = graphql(/* GraphQL */ `
  fragment ChannelRow_channel on Channel {
    id
    name
    members
    unread
  }
`);

/** A channel in the list of conversations. */
export function ChannelRow({ channel }: { channel: FragmentType<typeof fragment> }) {
  const { id, name, members, unread } = useFragmentData(fragment, channel);
  return (
    <PrefetchLink to={paths.messages({ channel: id })} className="flex items-center gap-3 p-3 hover:bg-fill">
      <ChannelMark name={name} className="size-11 rounded-md text-base" />
      <span className="min-w-0 grow">
        <span dir="auto" className={`block truncate ${unread === null ? 'font-medium' : 'font-bold'}`}>
          {name}
        </span>
        <span className="block text-sm text-muted">{formatCount(members, 'member')}</span>
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
