/** How an action ended: `done` and `repeated` are stored, `refused` is the client's fault, `failed` the server's. */
export type Ending =
  /** An action of sessions has no number. */
  { outcome: 'done' | 'repeated'; seq?: number } | { outcome: 'refused' | 'failed'; code: string };

/** An action in the log. It has nothing of the input, which may be private. */
export type ActionLine = { action: string; account: string; actionId: string; ms: number } & Ending;

export type LogAction = (line: ActionLine) => void;

/** Writes actions as JSON lines, with the time of this machine in ISO 8601. */
export const jsonLines =
  (write: (line: string) => void): LogAction =>
  (line) =>
    write(JSON.stringify({ time: new Date().toISOString(), ...line }));
