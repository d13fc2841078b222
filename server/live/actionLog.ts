/** `refused` is the client's fault, `failed` the server's. `seq` is the journal entry; a log-in and the like has none. */
export type Ending =
  | { outcome: 'done' | 'repeated'; seq?: number }
  | { outcome: 'refused' | 'failed'; code: string };

/** A line of the server's log for one action. It has nothing of the input, which may be private. */
export type ActionLine = { action: string; account: string; actionId: string; ms: number } & Ending;

export type LogAction = (line: ActionLine) => void;

/** Writes actions as JSON lines, with the time of this machine in ISO 8601. */
export const jsonLines =
  (write: (line: string) => void): LogAction =>
  (line) =>
    write(JSON.stringify({ time: new Date().toISOString(), ...line }));
