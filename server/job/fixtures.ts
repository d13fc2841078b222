import type { Clock } from '../time.ts';
import type { JobRecord } from './records.ts';

export const jobs = ({ daysAgo }: Clock): readonly JobRecord[] => [
  {
    id: 'job-senior-product-designer',
    title: 'Senior Product Designer',
    companyId: 'company-halden-works',
    location: 'Lisbon, Portugal',
    type: 'FULL_TIME',
    workplace: 'HYBRID',
    salary: '$92,000 - $118,000',
    postedAt: daysAgo(2),
    matchScore: 9,
  },
];
