import { useEffect, useEffectEvent, useState } from 'react';
import { markConversationRead } from '../../actions/channel.ts';
import { useAction } from '../../actions/useAction.ts';

interface Conversation {
  id: string;
  /** Number of unread messages; null for none. `notifications` are those about messages of this conversation. */
  unread: number | null;
  notifications: readonly { read: boolean }[];
  /** Newest first. `read` of an own message says whether the others have read it. */
  messages: { nodes: readonly { id: string; viewerIsSender: boolean; read: boolean }[] };
}

/** Marks the open conversation as read. Returns the id of the first message that was unread when it opened. */
export function useMarkRead({ id, unread, messages, notifications }: Conversation) {
  const [mark] = useAction(markConversationRead);
  // Chosen once: marking as read removes what it is computed from.
  const [firstNew] = useState(() =>
    unread ? messages.nodes.findLast(({ read, viewerIsSender }) => !read && !viewerIsSender)?.id : undefined,
  );
  const markIfUnread = useEffectEvent(() => {
    // The viewer can mark a notification as unread although its message is read.
    const hasUnread = unread || notifications.some(({ read }) => !read);
    if (hasUnread) void mark({ input: { conversationId: id } });
  });
  // `unread` changes for each message that arrives. `notifications` alone change only when the viewer marks one.
  useEffect(() => markIfUnread(), [id, unread]);
  return firstNew;
}
