import type { Change } from '../data/changes.ts';
import type { Now } from '../data/action.ts';
import type { RequestRecord } from '../account/records.ts';

/** The change that stores a request of the account, such as a report. */
export const newRequest = (
  kind: RequestRecord['kind'],
  input: object,
  { viewerId, at, newId }: Now,
): Change => ({
  put: 'requests',
  record: { id: newId('request'), ownerId: viewerId, kind, sentAt: at, input },
});
