import type { AgencyEvent, AgencyPage, Company, CompanyLeader } from '../generated/resolvers.ts';

export type CompanyLeaderRecord = CompanyLeader;

/** A company without its lists of jobs, people and posts, which name their company themselves. */
export type CompanyRecord = Omit<
  Company,
  | '__typename'
  | 'openPositions'
  | 'posts'
  | 'jobs'
  | 'employees'
  | 'updates'
  | 'viewerIsFollowing'
  | 'leadership'
  | 'outline'
> & { leadership: CompanyLeaderRecord[] };

/** The viewer has registered for no event at first, so whether is not stored. */
export type AgencyEventRecord = Omit<AgencyEvent, '__typename' | 'viewerHasRegistered'>;

export type AgencyPageRecord = Omit<AgencyPage, '__typename' | 'events'> & { events: AgencyEventRecord[] };
