import { viewer } from '../account/fixtures.ts';
import type { ActionName } from '../data/action.ts';

/** How many actions of a kind an account can run in a minute. */
export interface Rate {
  most: number;
  /** The actions that count together. Without them, all that no other rate names. */
  actions: readonly ActionName[];
}

/** Actions that reach other people as a message. */
const messages: Rate = {
  most: 30,
  actions: [
    'contactCompany',
    'contactSeller',
    'inviteByEmail',
    'requestConnection',
    'sendMessage',
    'startCall',
    'startConversation',
  ],
};

/** Actions that add something which others see, or which somebody has to answer. */
const creations: Rate = {
  most: 20,
  actions: [
    'addComment',
    'applyToJob',
    'createCompanyPage',
    'createGig',
    'createJob',
    'createPost',
    'createProject',
    'orderGig',
    'postProject',
    'publishProduct',
    'reportJob',
    'reportPost',
    'reportProject',
    'saveProductDraft',
    'scheduleConsultation',
    'submitProposal',
    // It notifies the accounts with an alert.
    'updateGig',
  ],
};

/** The rates that list their actions. Each counts all of its actions together. */
const named = [messages, creations];
const others: Rate = { most: 60, actions: [] };

/** The rate of an action of an account; null for the demo account, which is there to try everything. */
export function rateOf(action: ActionName, account: string): Rate | null {
  if (account === viewer.id) return null;
  return named.find(({ actions }) => actions.includes(action)) ?? others;
}

/** The actions that no count of `others` includes. */
export const namedActions: readonly string[] = named.flatMap(({ actions }) => actions);
