import { randomUUID } from 'node:crypto';
import type { LogAction } from './actionLog.ts';
import type { Live } from './live.ts';

/** Runs the action of one request. */
export interface Runner {
  readonly act: Live['act'];
  readonly log?: LogAction | undefined;
  readonly actionId: string;
  /** The number of the stored entry, once it is stored. */
  seq?: number;
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Creates the runner of a request. Without a valid id of the client's, the action cannot be repeated safely. */
export const createRunner = (act: Live['act'], actionId: string | undefined, log?: LogAction): Runner => ({
  act,
  log,
  actionId: actionId && uuid.test(actionId) ? actionId.toLowerCase() : randomUUID(),
});
