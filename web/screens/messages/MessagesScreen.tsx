import { useSearchParams } from 'react-router-dom';
import { PeopleLink } from '../../components/person/PeopleLink.tsx';
import { paths } from '../../paths.ts';
import { Page } from '../../routing/Page.tsx';
import { Status, useIsLive } from '../../routing/pageContext.tsx';
import { ScreenData } from '../../routing/ScreenData.tsx';
import { useScreenData } from '../../routing/screenRoute.tsx';
import { EmptyList } from '../../routing/EmptyList.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ChannelConversation } from './ChannelConversation.tsx';
import { ContactConversation } from './ContactConversation.tsx';
import { ConversationList } from './ConversationList.tsx';
import { ListSkeleton } from '../../ui/skeletons.tsx';
import { query } from './messages.data.ts';

/** The list of conversations and the open one: beside each other from 1024 px. */
const messagesLayout =
  'flex flex-col md:min-h-[calc(100dvh-3.5rem)] lg:grid lg:grid-cols-[20rem_minmax(0,1fr)] xl:grid-cols-[22rem_minmax(0,1fr)]';

const description = 'Your conversations with people and in channels.';

function Messages() {
  const { contact, channel, contacts, channels } = useScreenData(query);
  const [searchParams] = useSearchParams();
  const isEmpty = contacts.length + channels.length === 0;
  const namesConversation = searchParams.has('contact') || searchParams.has('channel');
  const isLive = useIsLive();
  // For an unknown id, simulated mode shows the welcome.
  const isNotFound = isLive && namesConversation;
  const title = contact?.name ?? (channel ? `#${channel.name}` : 'Messages');
  // `canonical: null`: an address that names a conversation has no canonical link.
  return (
    <Page full title={title} description={description} {...(namesConversation && { canonical: null })}>
      <div className={messagesLayout}>
        <ConversationList contacts={contacts} channels={channels} openId={contact?.id ?? channel?.id} />
        {contact ? (
          <div className="min-w-0">
            <ContactConversation key={contact.id} contact={contact} />
          </div>
        ) : channel ? (
          <div className="min-w-0">
            <ChannelConversation
              key={channel.id}
              channel={channel}
              // `channels` has only those that the viewer has not left.
              left={!channels.some(({ id }) => id === channel.id)}
            />
          </div>
        ) : (
          <>
            {namesConversation && <Status code={404} />}
            <div className={`md:pt-8 lg:self-center lg:pt-0 ${isNotFound ? 'max-md:order-first' : ''}`}>
              {isNotFound ? (
                <EmptyList
                  level={1}
                  title="Conversation not found"
                  text="It does not exist, or only its members can read it."
                  link={{ to: paths.messages(), children: 'All conversations' }}
                />
              ) : (
                <EmptyState
                  level={1}
                  title="Welcome to Messages"
                  text={
                    isEmpty
                      ? 'You have no conversations yet. Write to people from their profiles.'
                      : isLive
                        ? 'Select a conversation or channel to start messaging.'
                        : 'Select a conversation or channel from the sidebar to start messaging.'
                  }
                  action={isEmpty && <PeopleLink />}
                />
              )}
            </div>
          </>
        )}
      </div>
    </Page>
  );
}

/** The list of conversations, and the open conversation or a welcome. */
export function Component() {
  return (
    <ScreenData
      dataName="your messages"
      skeleton={
        <Page full title="Messages" description={description}>
          <div className="p-5">
            <ListSkeleton status="Loading your messages" variant="rows" />
          </div>
        </Page>
      }
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
