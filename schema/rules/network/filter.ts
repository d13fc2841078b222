import type { NetworkFilter, ThreadFilter } from '../../generated/types.ts';
import type { Conditions } from '../conditions.ts';

/** Fields of a connection or an invitation that the filter reads. */
export interface FilteredPerson {
  name: string;
  title: string;
  person: { employer: { id: string } | null };
}

export const networkConditions = {
  query: { words: ({ name, title }) => [name, title] },
  companyId: { id: ({ person }) => person.employer?.id },
} satisfies Conditions<NetworkFilter, FilteredPerson>;

export interface FilteredThread {
  name: string;
  lastMessage: string;
  /** null for a channel. */
  companyId: string | null;
  unread: boolean;
}

export const threadConditions = {
  query: { words: ({ name, lastMessage }) => [name, lastMessage] },
  companyId: { id: ({ companyId }) => companyId },
  unreadOnly: { flag: ({ unread }) => unread },
} satisfies Conditions<ThreadFilter, FilteredThread>;
