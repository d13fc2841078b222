import type { Clock } from '../shared/time.ts';
import { designJobs } from './fixtures/design.ts';
import { engineeringJobs } from './fixtures/engineering.ts';
import { jobDefaults } from './fixtures/jobDefaults.ts';
import { otherJobs } from './fixtures/other.ts';
import type { JobRecord, RecentSearchRecord } from './records.ts';

export const jobs = (clock: Clock): readonly JobRecord[] =>
  [...designJobs(clock), ...engineeringJobs(clock), ...otherJobs(clock)].map((job) => ({
    ...jobDefaults,
    ...job,
  }));

/** The jobs whose pages the viewer has opened. */
export const viewedJobs = ['job-senior-product-designer', 'job-design-intern'];

/** Latest first; each has results. */
export const recentSearches = ({ hoursAgo }: Clock): readonly RecentSearchRecord[] => [
  {
    id: 'search-product-designer',
    term: 'product designer',
    location: null,
    alerts: true,
    searchedAt: hoursAgo(50),
  },
  { id: 'search-writing', term: 'writing', location: 'Remote', alerts: false, searchedAt: hoursAgo(94) },
  { id: 'search-design-norway', term: 'design', location: 'Norway', alerts: true, searchedAt: hoursAgo(120) },
  {
    id: 'search-accessibility',
    term: 'accessibility',
    location: null,
    alerts: false,
    searchedAt: hoursAgo(130),
  },
];
