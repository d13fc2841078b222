import { getOrThrow } from '../shared/lookup.ts';
import type { Store } from './store.ts';
import type { ProposalRecord } from '../project/records.ts';

/** A proposal's bid, as the sentences of `effects/deeds.ts` name it: in USD, per hour if `isHourly`. */
export function bidOf({ projectId, bid }: ProposalRecord, { projects }: Pick<Store, 'projects'>) {
  const { title, hourlyRate } = getOrThrow(projects, projectId);
  return { title, bid, isHourly: hourlyRate !== null };
}
