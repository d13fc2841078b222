import type { AgencyEvent, AgencyPage, Company } from '../../schema/generated/types.ts';

/** A company without its jobs, people and posts, whose records have its id, and without what depends on the viewer. */
export type CompanyRecord = Omit<
  Company,
  | 'openPositions'
  | 'posts'
  | 'founder'
  | 'jobs'
  | 'employees'
  | 'updates'
  | 'viewerIsFollowing'
  | 'viewerIsMember'
> & {
  /** The account that has created the page; absent for the companies of the sample. */
  ownerId?: string;
  /** When the page got its name; absent for the companies of the sample. */
  namedAt?: string;
};

/** Whether a person works for a company or has created its page. */
export const isMember = (
  { id, ownerId }: Pick<CompanyRecord, 'id' | 'ownerId'>,
  viewer: { id: string; company: { id: string } | null },
): boolean => viewer.company?.id === id || viewer.id === ownerId;

/** `viewerHasRegistered` is stored in the marks, since the viewer registers for events later. */
export type AgencyEventRecord = Omit<AgencyEvent, 'viewerHasRegistered'>;

export type AgencyPageRecord = Omit<AgencyPage, 'events'> & { events: AgencyEventRecord[] };
