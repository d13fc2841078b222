import type { ComponentProps } from 'react';
import { useFragmentData, type FragmentType } from '../../apollo/useFragmentData.ts';
import { graphql } from '../../generated/gql.ts';
import { paths } from '../../paths.ts';
import { ChannelMark } from '../../ui/ChannelMark.tsx';
import { formatCount } from '../../../schema/rules/numbers.ts';
import { ConversationName } from './ConversationName.tsx';
import { ConversationLink } from './ConversationLink.tsx';
import { Avatar } from '../../ui/Avatar.tsx';

const contactRowFragment = graphql(/* GraphQL */ `
  fragment ContactRow_contact on Contact {
    id
    name
    avatar
    status
    lastMessage
    time
    unread
    viewerHasMuted
  }
`);

interface ContactRowProps {
  contact: FragmentType<typeof contactRowFragment>;
  isOpen: boolean;
}

function ContactRow({ contact, isOpen }: ContactRowProps) {
  const data = useFragmentData(contactRowFragment, contact);
  const { id, name, avatar, status, lastMessage, time, unread, viewerHasMuted } = data;
  const isUnread = unread !== null;
  const presence = status === 'ONLINE' ? 'online' : 'offline';
  return (
    <ConversationLink to={paths.messages({ contact: id })} isOpen={isOpen}>
      <Avatar name={name} url={avatar} presence={presence} />
      <span className="min-w-0 grow">
        <ConversationName isUnread={isUnread} isMuted={viewerHasMuted}>
          {name}
        </ConversationName>
        <span className="sr-only">, {presence}, </span>
        <span dir="auto" className={`block truncate text-sm ${isUnread ? 'text-ink' : 'text-muted'}`}>
          {lastMessage}
        </span>
      </span>
      <span className="flex flex-none flex-col items-end gap-1 self-start">
        <span className="text-xs/5 text-muted">{time}</span>
        {isUnread && (
          <span className="count">
            {unread}
            <span className="sr-only"> unread</span>
          </span>
        )}
      </span>
    </ConversationLink>
  );
}

const channelRowFragment = graphql(/* GraphQL */ `
  fragment ChannelRow_channel on Channel {
    id
    name
    members
    unread
    viewerHasMuted
  }
`);

interface ChannelRowProps {
  channel: FragmentType<typeof channelRowFragment>;
  isOpen: boolean;
}

function ChannelRow({ channel, isOpen }: ChannelRowProps) {
  const { id, name, members, unread, viewerHasMuted } = useFragmentData(channelRowFragment, channel);
  return (
    <ConversationLink to={paths.messages({ channel: id })} isOpen={isOpen}>
      <ChannelMark name={name} className="size-11 rounded-md text-base" />
      <span className="min-w-0 grow">
        <ConversationName isUnread={unread !== null} isMuted={viewerHasMuted}>
          {name}
        </ConversationName>
        <span className="block text-sm text-muted">{formatCount(members, 'member')}</span>
      </span>
      {unread !== null && (
        <span className="count flex-none">
          {unread}
          <span className="sr-only"> unread</span>
        </span>
      )}
    </ConversationLink>
  );
}

interface Props {
  contacts: readonly ({ id: string } & ComponentProps<typeof ContactRow>['contact'])[];
  channels: readonly ({ id: string } & ComponentProps<typeof ChannelRow>['channel'])[];
  /** Id of the open contact or channel; undefined while none is open. */
  openId: string | undefined;
}

/** All conversations: from 1024 px a scrolling column beside the open one; below, two cards, hidden while one is open. */
export const ConversationList = ({ contacts, channels, openId }: Props) => {
  const list = 'card mt-2 divide-y divide-line lg:divide-none lg:border-0 lg:bg-transparent lg:shadow-none';
  const whileNoneIsOpen =
    'mx-auto w-full max-w-[56rem] max-md:px-3 max-md:pt-5 md:max-lg:order-last md:max-lg:px-6';
  return (
    <nav
      aria-label="Conversations"
      className={`lg:relative lg:border-r lg:border-line lg:bg-surface ${openId === undefined ? whileNoneIsOpen : 'max-lg:hidden'}`}
    >
      <div className="lg:absolute lg:inset-0 lg:flex lg:flex-col">
        <p className="hidden h-16 flex-none items-center border-b border-line px-5 font-display text-lg font-[650] lg:flex">
          Messages
        </p>
        <div className="grid grid-cols-1 content-start items-start gap-5 pb-6 md:max-lg:grid-cols-2 lg:min-h-0 lg:grow lg:overflow-y-auto lg:px-2 lg:pt-4 lg:[scrollbar-width:thin]">
          {contacts.length === 0 && channels.length === 0 && (
            // Below 1024 px the welcome has the whole width and says the same.
            <p className="hidden px-3 text-muted lg:block">No conversations yet.</p>
          )}
          {contacts.length > 0 && (
            <section aria-labelledby="conversations">
              <h2 id="conversations" className="eyebrow lg:px-3">
                Direct Messages
              </h2>
              <ul className={list}>
                {contacts.map((contact) => (
                  <li key={contact.id}>
                    <ContactRow contact={contact} isOpen={contact.id === openId} />
                  </li>
                ))}
              </ul>
            </section>
          )}
          {channels.length > 0 && (
            <section aria-labelledby="channels">
              <h2 id="channels" className="eyebrow lg:px-3">
                Channels
              </h2>
              <ul className={list}>
                {channels.map((channel) => (
                  <li key={channel.id}>
                    <ChannelRow channel={channel} isOpen={channel.id === openId} />
                  </li>
                ))}
              </ul>
            </section>
          )}
        </div>
      </div>
    </nav>
  );
};
