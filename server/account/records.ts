import type {
  AccessToken,
  Activity,
  Bill,
  BillingSettings,
  Notification,
  Settings,
  Viewer,
} from '../../schema/generated/types.ts';

/** The stored part of the settings: access tokens have a table. */
export type SettingsRecord = Omit<Settings, 'accessTokens' | 'billing'> & {
  billing: Omit<BillingSettings, 'history'> & { history: BillRecord[] };
};

export type BillRecord = Omit<Bill, 'billedAt'> & { date: string };

/** An access token. Its text is not stored. */
export interface AccessTokenRecord extends Omit<AccessToken, '__typename'> {
  /** The SHA-256 of its text. */
  hash: string;
}

/** The account that reads. The person's record has the other fields that the shell shows. */
export interface ViewerRecord extends Pick<Viewer, 'id' | 'isAuthenticated' | 'isVerified'> {
  company: { id: string; role: string } | null;
  stats: { postImpressions: number; searchAppearances: number };
}

export interface NotificationRecord extends Pick<
  Notification,
  'id' | 'kind' | 'text' | 'createdAt' | 'read'
> {
  /** The account that acted last; null if none did, such as at the end of a review, or its person is missing. */
  actorId: string | null;
  /** Further accounts that did the same since the owner last read the notification, latest first; absent if none. */
  otherIds?: string[];
  /** What the actor and these have paid together, USD with cents; 0 or absent without payments. */
  usd?: number;
  /** The id of the subject: by kind, a job, a thread, a person, a listing or project, or a post. */
  subjectId: string;
  /** The id of the gig order that the notification is about; absent if it is about none. */
  orderId?: string;
}

/** A request that changes nothing else, such as a report. The stored record has the account as its `ownerId`. */
export interface RequestRecord {
  id: string;
  kind: 'CALL' | 'COMPANY_MESSAGE' | 'CONSULTATION' | 'EMAIL_INVITATION' | 'REPORT';
  sentAt: string;
  /** The input of the action that made it. */
  input: object;
}

export interface ActivityRecord extends Pick<Activity, 'id' | 'text' | 'happenedAt'> {
  /** The id of the subject, if it has a page. */
  subjectId: string | null;
  /** The id of the gig order that the activity is about; absent if it is about none. */
  orderId?: string;
}
