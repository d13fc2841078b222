import { oncePerClock } from '../shared/time.ts';
import { designJobs } from './fixtures/design.ts';
import { engineeringJobs } from './fixtures/engineering.ts';
import { otherJobs } from './fixtures/other.ts';
import type { JobRecord, RecentSearchRecord } from './records.ts';

export const jobs = oncePerClock((clock): readonly JobRecord[] => [
  ...designJobs(clock),
  ...engineeringJobs(clock),
  ...otherJobs(clock),
]);

/** Latest first. */
export const recentSearches: readonly RecentSearchRecord[] = [
  {
    id: 'search-product-designer',
    term: 'product designer',
    location: null,
    results: 214,
    alerts: true,
    new: 12,
  },
  {
    id: 'search-design-systems',
    term: 'design systems',
    location: 'Remote',
    results: 88,
    alerts: false,
    new: 3,
  },
  {
    id: 'search-service-design',
    term: 'service design',
    location: 'Norway',
    results: 19,
    alerts: true,
    new: 0,
  },
  { id: 'search-accessibility', term: 'accessibility', location: null, results: 341, alerts: false, new: 27 },
];
