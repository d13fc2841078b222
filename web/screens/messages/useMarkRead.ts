import { useEffect, useEffectEvent, useState } from 'react';

interface Message {
  id: string;
  viewerIsSender: boolean;
  read: boolean;
}

interface Conversation {
  id: string;
  unread: number | null;
  notifications: readonly { read: boolean }[];
  messages: { nodes: readonly Message[] };
}

/** Returns the id of the first message that was unread; it keeps its mark while the conversation is open. */
export function useMarkRead(
  { id, unread, messages, notifications }: Conversation,
  mark: () => Promise<unknown>,
) {
  const [firstNew] = useState(() =>
    unread ? messages.nodes.findLast(({ read, viewerIsSender }) => !read && !viewerIsSender)?.id : undefined,
  );
  const read = useEffectEvent(() => {
    if (unread || notifications.some((notification) => !notification.read)) void mark();
  });
  useEffect(() => read(), [id, unread]);
  return firstNew;
}
