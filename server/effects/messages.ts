import { messageDeed } from './deeds.ts';
import { isSwitchedOn, newNotification } from './notification.ts';
import type { Change } from '../data/changes.ts';
import { refuse, type Now, type Refusal } from '../data/action.ts';
import { isMarkedBy } from '../shared/marks.ts';
import { refuseUnreachable } from './unreachable.ts';
import { threadIdOf, type ChannelRecord, type ContactRecord } from '../channel/records.ts';

/** Notifies a receiver of `sentNow` messages, which are not stored yet. It renews an earlier notification or uses `id`. */
function notification(
  receiver: string,
  conversation: ContactRecord | ChannelRecord,
  sentNow: number,
  id: string,
  now: Now,
): Change {
  const subjectId = threadIdOf(conversation.id);
  const theirs = now.store.of(receiver);
  const [earlier] = theirs.notificationCatalogue
    .select({ where: { thread: subjectId }, order: 'latest' })
    .slice(0, 1);
  const deed = messageDeed(
    theirs.unreadIn(conversation.id) + sentNow,
    'name' in conversation ? conversation.name : undefined,
  );
  return newNotification(receiver, { kind: 'MESSAGE', deed, subjectId, id: earlier?.id ?? id }, now);
}

/**
 * The changes that send texts to a conversation, one message each, and notify those who have not switched that off. Members
 * who have left a channel do not receive them. A simulated message is not stored. Stores of all members are opened: a
 * contact has two, a channel of the sample at most ten, and no action adds one.
 */
export function sent(
  conversation: ContactRecord | ChannelRecord,
  texts: readonly string[],
  now: Now,
): Change[] {
  const { store, viewerId, at, newId, isSimulated } = now;
  if (isSimulated) return [];
  const { id: conversationId, memberIds } = conversation;
  const receivers = memberIds.filter(
    (id) => id !== viewerId && !isMarkedBy(store.of(id), 'leftChannels', conversationId),
  );
  return [
    ...texts.map((text, place): Change => ({
      put: 'messages',
      record: {
        id: newId(place === 0 ? 'message' : `message-${place + 1}`), // `sendMessage` returns 'message'
        conversationId,
        senderId: viewerId,
        text,
        sentAt: at,
        readerIds: [viewerId, ...receivers],
        unreadBy: receivers,
      },
    })),
    ...receivers
      .filter(
        (id) =>
          !isMarkedBy(store.of(id), 'mutedConversations', conversationId) &&
          isSwitchedOn(id, 'messages', now),
      )
      .map((id, place) =>
        notification(id, conversation, texts.length, newId(`notification-${place + 1}`), now),
      ),
  ];
}

/** The changes that send texts to a person, in their conversation or a new one. A refusal names the field. */
export function sentTo(
  personId: string,
  field: string,
  texts: readonly string[],
  now: Now,
): Change[] | Refusal {
  const { store, viewerId, newId, isSimulated } = now;
  if (personId === viewerId) return refuse('NOT_ALLOWED', field, 'You cannot write to yourself.');
  const refusal = refuseUnreachable(personId, field, 'write to', now);
  if (refusal) return refusal;
  const existing = store.contactWith.get(personId);
  if (existing) return sent(existing, texts, now);
  if (isSimulated) return [];
  const record: ContactRecord = { id: newId('contact'), memberIds: [viewerId, personId], onlineIds: [] };
  return [{ put: 'contacts', record }, ...sent(record, texts, now)];
}
