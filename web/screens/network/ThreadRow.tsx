import { useFragmentData, type FragmentType } from '../../apollo/useFragmentData.ts';
import { graphql } from '../../generated/gql.ts';
import { paths } from '../../paths.ts';
import { PrefetchLink } from '../../routing/PrefetchLink.tsx';
import { Avatar } from '../../ui/Avatar.tsx';
import { ChannelMark } from '../../ui/ChannelMark.tsx';

const fragment = graphql(/* GraphQL */ `
  fragment ThreadRow_messageThread on MessageThread {
    id
    name
    lastMessage
    time
    sentAt
    unread
    unreadCount
    avatar
    contact {
      id
    }
    channel {
      id
    }
  }
`);

/** A conversation, marked if unread. Exactly one of `contact` and `channel` is set; `{}` is for the types only. */
export function ThreadRow({ thread }: { thread: FragmentType<typeof fragment> }) {
  const data = useFragmentData(fragment, thread);
  const { name, lastMessage, time, sentAt, unread, unreadCount, avatar, contact, channel } = data;
  const to = paths.messages(contact ? { contact: contact.id } : channel ? { channel: channel.id } : {});
  return (
    <li data-unread={unread} className={unread ? 'bg-accent-soft' : undefined}>
      <PrefetchLink to={to} className="flex items-center gap-3 p-card -outline-offset-2 hover:bg-hover">
        {contact ? (
          <Avatar name={name} url={avatar} />
        ) : (
          <ChannelMark name={name} className="size-11 rounded-md text-base" />
        )}
        <span className="min-w-0 grow">
          <span dir="auto" className={`block truncate ${unread ? 'font-bold' : 'font-semibold'}`}>
            {name}
          </span>
          <span dir="auto" className={`block truncate text-sm ${unread ? 'text-ink' : 'text-muted'}`}>
            {lastMessage}
          </span>
        </span>
        <span className="flex flex-none flex-col items-end gap-1">
          <time dateTime={sentAt} className="text-xs text-muted">
            {time}
          </time>
          {unreadCount > 0 && (
            <span className="count">
              {unreadCount}
              <span className="sr-only"> unread</span>
            </span>
          )}
        </span>
      </PrefetchLink>
    </li>
  );
}
