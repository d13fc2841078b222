import { action } from '../generated/actions.ts';
import { messageSent } from './notices.ts';
import { defineAction } from './defineAction.ts';

/** Sends a message to a person. The server's payload has the conversation; the simulated payload has none. */
export const startConversation = defineAction(action('startConversation')).with({
  notice: ({ person }) => messageSent(person?.name),
});
