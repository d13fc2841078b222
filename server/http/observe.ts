import type { IncomingMessage, ServerResponse } from 'node:http';
import { log } from '../shared/log.ts';
import type { TrustProxy } from '../live/accounts/visitor.ts';
import type { Metrics } from './metrics.ts';
import { requestIdOf, setRequestId } from './requestId.ts';

/** A page or an operation that takes longer has a line in the log, in milliseconds. */
const slowMs = 1_000;
/** Maximum number of such lines in a minute. */
const maxLines = 60;
const minuteMs = 60_000;

const probes = ['/healthz', '/readyz', '/metrics'];

/** The path of an address, without its search, which can have words of a person or a token. */
export const pathOf = (url: string): string => url.slice(0, (url.indexOf('?') + 1 || url.length + 1) - 1);

/** The class of an address. There are few, so that no client can add series to the metrics. */
function routeOf(url: string): string {
  const path = pathOf(url);
  if (path === '/graphql') return 'graphql';
  if (path === '/events') return 'events';
  if (probes.includes(path)) return 'probe';
  return path.startsWith('/graphql/') || /\.\w+$/.test(path) ? 'file' : 'page';
}

/** The name of an operation, which `readText` and a browser send; an unnamed operation has none. */
function operationOf(url: string, res: ServerResponse): string {
  const sent = /^operation;desc="(\w+)"/.exec(String(res.getHeader('server-timing')))?.[1];
  const name = sent ?? new URLSearchParams(url.slice(pathOf(url).length)).get('operationName') ?? '';
  return /^\w{1,100}$/.test(name) ? name : 'unnamed';
}

interface Observed extends ServerResponse {
  url: string;
  /** When the request has arrived, by `performance.now`. */
  began: number;
}

/** Begins to measure: a client that sends its operation slowly does not make it slow. */
export function beginMeasure(res: ServerResponse): void {
  (res as Observed).began = performance.now();
}

/** Returns a function that gives a request its id, measures it, and logs it if it is slow. `trust` are the proxies of TRUST_PROXY. */
export function createObserver(metrics: Metrics, trust?: TrustProxy) {
  let minute = 0;
  let lines = 0;

  function logSlow(url: string, route: string, ms: number, res: ServerResponse): void {
    const current = Math.floor(Date.now() / minuteMs);
    if (current !== minute) lines = 0;
    minute = current;
    lines += 1;
    if (lines > maxLines) return;
    const name =
      route === 'graphql' ? { operation: operationOf(url, res) } : { path: pathOf(url).slice(0, 100) };
    log('warn', 'A request was slow.', { requestId: requestIdOf(res), ...name, ms: Math.round(ms) });
  }

  function measure(this: Observed): void {
    const { url, began, statusCode, writableFinished: isSent } = this;
    const ms = performance.now() - began;
    const route = routeOf(url);
    // A stream stays open; /metrics has the number of those.
    if (route === 'events' && statusCode === 200) return;
    metrics.request(route, isSent ? statusCode : 'aborted', ms / 1_000);
    if (ms >= slowMs && isSent && (route === 'page' || route === 'graphql')) logSlow(url, route, ms, this);
  }

  return (req: IncomingMessage, res: ServerResponse): void => {
    setRequestId(req, res, trust);
    // Express changes `req.url` while it handles a request. One function for all requests costs less than a closure for each.
    Object.assign(res, { url: req.url ?? '', began: performance.now() }).on('close', measure);
  };
}
