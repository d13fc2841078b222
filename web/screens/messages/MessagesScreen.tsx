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
  const [searchParams] = useSearchParams();
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
  const unknown = searchParams.has('contact') || searchParams.has('channel');
  return (
    <Page full title="Messages" description={description} {...(unknown && { canonical: null })}>
      {unknown && <Status code={404} />}
      <MessagesWelcome contacts={contacts} channels={channels} />
    </Page>
  );
}

/** Shows a conversation with a contact or of a channel, or the list of conversations. */
export function Component() {
  const [searchParams] = useSearchParams();
  return (
    <ScreenData
      dataName="your messages"
      skeleton={<MessagesSkeleton welcome={!searchParams.has('contact') && !searchParams.has('channel')} />}
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
