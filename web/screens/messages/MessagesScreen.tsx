import { useSearchParams } from 'react-router-dom';
import { Page } from '../../routing/Page.tsx';
import { Status } from '../../routing/pageContext.tsx';
import { ScreenData } from '../../routing/ScreenData.tsx';
import { useScreenData } from '../../routing/screenRoute.tsx';
import { ChannelConversation } from './ChannelConversation.tsx';
import { ContactConversation } from './ContactConversation.tsx';
import { MessagesSkeleton } from './MessagesSkeleton.tsx';
import { MessagesWelcome } from './MessagesWelcome.tsx';
import { query } from './messages.data.ts';

const description = 'Your conversations with people and in channels.';

function Messages() {
  const { contact, channel, contacts, channels } = useScreenData(query);
  const [asked] = useSearchParams();
  if (contact)
    return (
      <Page full title={contact.name} description={description} canonical={null}>
        <ContactConversation key={contact.id} contact={contact} />
      </Page>
    );
  if (channel)
    return (
      <Page full title={`#${channel.name}`} description={description} canonical={null}>
        <ChannelConversation
          key={channel.id}
          channel={channel}
          left={!channels.some(({ id }) => id === channel.id)}
        />
      </Page>
    );
  const unknown = asked.has('contact') || asked.has('channel');
  return (
    <Page full title="Messages" description={description} {...(unknown && { canonical: null })}>
      {unknown && <Status code={404} />}
      <MessagesWelcome contacts={contacts} channels={channels} />
    </Page>
  );
}

/** A conversation with somebody or of a channel; without one, the way to them. */
export function Component() {
  const [asked] = useSearchParams();
  return (
    <ScreenData
      what="your messages"
      skeleton={<MessagesSkeleton welcome={!asked.has('contact') && !asked.has('channel')} />}
      frame={(card) => (
        <Page title="Messages" description={description}>
          {card}
        </Page>
      )}
    >
      <Messages />
    </ScreenData>
  );
}
