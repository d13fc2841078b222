import type { Notice } from '../ui/notify.ts';

export const messageSent = (to: string | undefined): Notice => ({
  title: 'Message sent',
  description: `Your message was sent to ${to}.`,
});

/** `thing` is the noun: 'job'. */
export const reportReceived = (thing: string): Notice => ({
  title: 'Report received',
  description: `Thanks. We'll review this ${thing}.`,
});
