import type { Notice } from '../ui/notify.ts';

// What several actions tell in the same words.

export const messageSent = (to: string | undefined): Notice => ({
  title: 'Message sent',
  description: `Your message is on its way to ${to}.`,
});

/** Of a 'job'. */
export const reportReceived = (thing: string): Notice => ({
  title: 'Report received',
  description: `Thank you. We will look at this ${thing}.`,
});
