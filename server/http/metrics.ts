import { createHash, timingSafeEqual } from 'node:crypto';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { RequestHandler } from 'express';
import {
  Counter,
  Gauge,
  Histogram,
  Registry,
  type CounterConfiguration,
  type GaugeConfiguration,
} from 'prom-client';
import type { Store } from '../data/store.ts';
import type { LogAction } from '../live/actionLog.ts';
import type { VisitorOf } from '../live/accounts/visitor.ts';
import type { Live } from '../live/live.ts';
import { figures } from '../shared/figures.ts';

const prefix = 'workgrove_';
/** Limits of the histograms, in seconds. */
const buckets = [0.005, 0.02, 0.1, 0.3, 1, 3, 10];

/** The figures of the process. */
const ofProcess = new Registry();
const registers = [ofProcess];

/** Adds figures that are read for each response. */
const addGauge = <T extends string>(settings: GaugeConfiguration<T>) => new Gauge(settings);
const addCounter = <T extends string>(settings: CounterConfiguration<T>) => new Counter(settings);

// prom-client's default metrics observe each collection of garbage, too, which costs short requests 6 %.
const delays = monitorEventLoopDelay();
delays.enable();
addGauge({
  name: `${prefix}event_loop_delay_seconds`,
  help: 'Time between two turns of the event loop since the last reading, by quantile; 10 ms without load.',
  labelNames: ['quantile'],
  registers,
  collect() {
    for (const percent of [50, 99, 100])
      this.set({ quantile: percent / 100 }, delays.percentile(percent) / 1e9);
    delays.reset();
  },
});
addGauge({
  name: `${prefix}memory_bytes`,
  help: 'Memory of the process: all that is resident, and the used part of the heap.',
  labelNames: ['part'],
  registers,
  collect() {
    const { rss, heapUsed } = process.memoryUsage();
    this.set({ part: 'resident' }, rss);
    this.set({ part: 'heap' }, heapUsed);
  },
});
addCounter({
  name: `${prefix}processor_seconds_total`,
  help: 'Processor time of the process.',
  registers,
  collect() {
    const { user, system } = process.cpuUsage();
    this.reset();
    this.inc((user + system) / 1e6);
  },
});

const queued = new Gauge({
  name: `${prefix}queue_length`,
  help: 'Tasks that wait, by queue.',
  labelNames: ['queue'],
  registers,
});
const waited = new Histogram({
  name: `${prefix}queue_wait_seconds`,
  help: 'How long tasks have waited, by queue.',
  labelNames: ['queue'],
  buckets,
  registers,
});
const pages = new Counter({
  name: `${prefix}pages_total`,
  help: 'Pages by source: kept, shared with a rendering that ran already, or rendered.',
  labelNames: ['source'],
  registers,
});
Object.assign(figures, {
  queued: (queue, waiting) => queued.set({ queue }, waiting),
  waited: (queue, seconds) => waited.observe({ queue }, seconds),
  page: (source) => pages.inc({ source }),
} satisfies typeof figures);

interface Sources {
  /** The records in memory; undefined where another server has them. */
  store: Store | undefined;
  live: Live | undefined;
  /** The number of open event streams. */
  streams: () => number;
}

/** Creates the metrics of a server. */
export function createMetrics({ store, live, streams }: Sources) {
  const ofServer = new Registry();
  const own = { registers: [ofServer] };
  const requests = new Histogram({
    ...own,
    name: `${prefix}request_seconds`,
    help: 'Duration of requests by route class and status; aborted where the client has disconnected.',
    labelNames: ['route', 'status'],
    buckets,
  });
  addGauge({
    ...own,
    name: `${prefix}records`,
    help: 'Records in memory, by kind.',
    labelNames: ['kind'],
    collect() {
      for (const [kind, table] of Object.entries(store?.everything ?? {}))
        if (table instanceof Map) this.set({ kind }, table.size);
    },
  });
  const actions =
    live &&
    new Counter({
      ...own,
      name: `${prefix}actions_total`,
      help: 'Actions by name and outcome: done, repeated, refused or failed.',
      labelNames: ['action', 'outcome'],
    });
  if (live) {
    addGauge({
      ...own,
      name: `${prefix}event_streams`,
      help: 'Open event streams.',
      collect() {
        this.set(streams());
      },
    });
    addGauge({
      ...own,
      name: `${prefix}entries_behind`,
      help: 'Entries of the journal that this server has not applied; -1 if the database does not answer.',
      async collect() {
        this.set((await live.behind?.().catch(() => -1)) ?? 0);
      },
    });
  }
  return {
    request: (route: string, status: number | 'aborted', seconds: number) =>
      requests.observe({ route, status }, seconds),
    action: ({ action, outcome }: Pick<Parameters<LogAction>[0], 'action' | 'outcome'>) =>
      actions?.inc({ action, outcome }),
    /** The text of /metrics. */
    read: async () => `${await ofProcess.metrics()}\n${await ofServer.metrics()}`,
    contentType: ofServer.contentType,
  };
}

export type Metrics = ReturnType<typeof createMetrics>;

const hashOf = (text: string) => createHash('sha256').update(text).digest();

/** Answers /metrics to programs on this machine and to those that send the token. Others get what an unknown path gets. */
export const metricsPage =
  (metrics: Metrics, token: string | undefined, visitorOf: VisitorOf): RequestHandler =>
  async (req, res, next) => {
    const hasToken =
      token !== undefined &&
      // Hashes have the same length, so the time says nothing about the token.
      timingSafeEqual(hashOf(req.headers.authorization ?? ''), hashOf(`Bearer ${token}`));
    if (!hasToken && !visitorOf(req).isLocal) return next();
    res
      .set('cache-control', 'no-store')
      .type(metrics.contentType)
      .send(await metrics.read());
  };
