import type { Clock } from '../shared/time.ts';
import { designGigs } from './fixtures/design.ts';
import { developmentGigs } from './fixtures/development.ts';
import { marketingGigs } from './fixtures/marketing.ts';
import { ownGigs } from './fixtures/own.ts';
import { videoGigs } from './fixtures/video.ts';
import { writingGigs } from './fixtures/writing.ts';
import type { GigRecord } from './records.ts';

/** All gigs: those of others by category, then those of the viewer. */
export const gigs = (clock: Clock): readonly GigRecord[] => [
  ...designGigs(clock),
  ...developmentGigs(clock),
  ...marketingGigs(clock),
  ...writingGigs(clock),
  ...videoGigs(clock),
  ...ownGigs(clock),
];
