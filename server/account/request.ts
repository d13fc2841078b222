import type { Change } from '../changes.ts';
import type { Now } from '../live/action.ts';
import type { RequestRecord } from './records.ts';

/** The change that stores a request of the viewer's, such as a report. */
export const request = (
  kind: RequestRecord['kind'],
  input: object,
  { viewerId, at, newId }: Now,
): Change => ({
  put: 'requests',
  record: { id: newId('request'), ownerId: viewerId, kind, sentAt: at, input },
});
