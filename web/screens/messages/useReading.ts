import { useEffect, useEffectEvent, useState } from 'react';

interface Message {
  id: string;
  viewerIsSender: boolean;
  read: boolean;
}

interface Conversation {
  id: string;
  unread: number | null;
  /** What has told of its messages. */
  notifications: readonly { read: boolean }[];
  messages: { nodes: readonly Message[] };
}

/**
 * Opening a conversation is reading it. Answers the first message that was new then: it stays marked for as long as the
 * conversation is looked at.
 */
export function useReading(
  { id, unread, messages, notifications }: Conversation,
  mark: () => Promise<unknown>,
) {
  const [firstNew] = useState(() =>
    unread ? messages.nodes.findLast(({ read, viewerIsSender }) => !read && !viewerIsSender)?.id : undefined,
  );
  const read = useEffectEvent(() => {
    if (unread || notifications.some((told) => !told.read)) void mark();
  });
  useEffect(() => read(), [id, unread]);
  return firstNew;
}
