import { log } from '../shared/log.ts';

/** `refused` is the client's fault, `failed` the server's. `seq` is the journal entry; a log-in and the like has none. */
export type Ending =
  | { outcome: 'done' | 'repeated'; seq?: number }
  | { outcome: 'refused' | 'failed'; code: string };

/** A line of the server's log for one action. It has nothing of the input, which may be private. */
export type ActionLine = {
  action: string;
  account: string;
  actionId: string;
  ms: number;
  requestId?: string | undefined;
} & Ending;

export type LogAction = (line: ActionLine) => void;

export const logAction: LogAction = (line) =>
  log(line.outcome === 'failed' ? 'error' : 'info', 'An action has ended.', line);
