import type { Notice } from '../ui/notify.ts';

// What several actions tell in the same words.

export const messageSent = (to: string | undefined): Notice => ({
  title: 'Message sent',
  description: `Your message was sent to ${to}.`,
});

/** Of a 'job'. */
export const reportReceived = (thing: string): Notice => ({
  title: 'Report received',
  description: `Thanks. We'll review this ${thing}.`,
});
