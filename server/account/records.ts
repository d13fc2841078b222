import type { NotificationKind, Viewer } from '../generated/resolvers.ts';

/** The one user of the sample; the rest of what the shell shows is in the person's own record. */
export interface ViewerRecord {
  /** The id of the person. */
  id: string;
  isAuthenticated: boolean;
  isVerified: boolean;
  company: { id: string; role: string } | null;
  stats: Pick<Viewer['stats'], 'postImpressions' | 'searchAppearances'>;
}

export interface NotificationRecord {
  id: string;
  kind: NotificationKind;
  text: string;
  createdAt: string;
  read: boolean;
  actorId: string | null;
  /** The id of what it is about, as its kind says: a job, a thread, a person, a listing or project, a post. */
  subjectId: string;
}

export interface ActivityRecord {
  id: string;
  text: string;
  happenedAt: string;
  /** The id of the object that it is about, if that has a page. */
  subjectId: string | null;
}
