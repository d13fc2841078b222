import type { ComponentProps } from 'react';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ChannelRow } from './ChannelRow.tsx';
import { ContactRow } from './ContactRow.tsx';

interface Props {
  contacts: readonly ({ id: string } & ComponentProps<typeof ContactRow>['contact'])[];
  channels: readonly ({ id: string } & ComponentProps<typeof ChannelRow>['channel'])[];
}

/** Shown without an open conversation: the welcome and all conversations, which come first on a phone. */
export const MessagesWelcome = ({ contacts, channels }: Props) => (
  <div className="mx-auto flex max-w-[56rem] flex-col md:min-h-[calc(100dvh-3.5rem)] md:px-6 md:pt-8">
    <EmptyState
      level={1}
      title="Welcome to Messages"
      text="Select a conversation or channel from the sidebar to start messaging."
    />
    <nav
      aria-label="Conversations"
      className="grid grid-cols-1 items-start gap-5 pb-6 max-md:order-first max-md:px-3 max-md:pt-5 md:grid-cols-2"
    >
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
  </div>
);
