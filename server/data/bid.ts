import { getOrThrow } from '../shared/lookup.ts';
import type { Store } from './store.ts';
import type { ProposalRecord } from '../project/records.ts';

/** The facts of a proposal's bid that the sentences of `effects/deeds.ts` name. */
export function bidOf({ projectId, bid }: ProposalRecord, { projects }: Pick<Store, 'projects'>) {
  const { title, hourlyRate } = getOrThrow(projects, projectId);
  return { title, bid, isHourly: hourlyRate !== null };
}
