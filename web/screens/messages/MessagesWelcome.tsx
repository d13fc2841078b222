import type { ComponentProps } from 'react';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ChannelRow } from './ChannelRow.tsx';
import { ContactRow } from './ContactRow.tsx';

interface Props {
  contacts: readonly ({ id: string } & ComponentProps<typeof ContactRow>['contact'])[];
  channels: readonly ({ id: string } & ComponentProps<typeof ChannelRow>['channel'])[];
}

/** Nothing is chosen yet. On a phone, where the side bar is away, all conversations stand here to choose from. */
export const MessagesWelcome = ({ contacts, channels }: Props) => (
  // In the middle, reckoned from above: what is centred moves while a slow machine reads it.
  <div className="md:min-h-[calc(100dvh-3.5rem)] md:pt-[max(0rem,50dvh-11rem)]">
    <nav aria-label="Conversations" className="grid grid-cols-1 gap-5 px-3 pt-5 pb-6 md:hidden">
      <section aria-labelledby="conversations">
        <h2 id="conversations" className="eyebrow">
          Direct Messages
        </h2>
        <ul className="card mt-2 divide-y divide-line">
          {contacts.map((contact) => (
            <li key={contact.id}>
              <ContactRow contact={contact} />
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="channels">
        <h2 id="channels" className="eyebrow">
          Channels
        </h2>
        <ul className="card mt-2 divide-y divide-line">
          {channels.map((channel) => (
            <li key={channel.id}>
              <ChannelRow channel={channel} />
            </li>
          ))}
        </ul>
      </section>
    </nav>
    <EmptyState
      level={1}
      title="Welcome to Messages"
      text="Select a conversation or channel from the sidebar to start messaging."
    />
  </div>
);
