import { getOrThrow } from '../shared/lookup.ts';
import type { Store } from '../data/store.ts';
import type { ProposalRecord } from './records.ts';

export function bidOf({ projectId, bid }: ProposalRecord, { projects }: Pick<Store, 'projects'>) {
  const { title, hourlyRate } = getOrThrow(projects, projectId);
  return { title, bid, isHourly: hourlyRate !== null };
}
