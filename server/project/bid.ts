import { getOrThrow } from '../shared/lookup.ts';
import type { Store } from '../store.ts';
import type { ProposalRecord } from './records.ts';

/** The bid of a proposal, with the title of its project. */
export function bidOf({ projectId, bid }: ProposalRecord, { projects }: Pick<Store, 'projects'>) {
  const { title, hourlyRate } = getOrThrow(projects, projectId);
  return { title, bid, isHourly: hourlyRate !== null };
}
