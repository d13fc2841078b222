/** The queues whose length and waiting times /metrics has. */
export type QueueName = 'actions' | 'turns';

/** Where a page comes from: kept from an earlier request, shared with one that runs, or rendered. */
export type PageSource = 'kept' | 'shared' | 'rendered';

/** What queues and caches report for /metrics. `http/metrics.ts` replaces the functions; a browser tab has none to fill. */
export const figures = {
  /** A queue has so many waiting tasks. */
  queued(_queue: QueueName, _waiting: number): void {},
  /** A task of a queue begins after so many seconds. */
  waited(_queue: QueueName, _seconds: number): void {},
  page(_source: PageSource): void {},
};
