import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import type { Live } from './live.ts';

interface Settings {
  live: Pick<Live, 'seq' | 'onApplied'>;
  /** The account of a request; undefined for a guest. */
  accountOf: (req: IncomingMessage) => Promise<string | undefined>;
  heartbeatMs?: number;
  maxStreams?: number;
  /** Maximum number of accounts whose last entry is stored. */
  maxAccounts?: number;
}

interface Stream {
  req: IncomingMessage;
  res: ServerResponse;
  account: string;
}

/** Maximum number of streams of an account. A browser has one, for all its tabs. */
export const maxPerAccount = 10;
/** Entries within this time are announced as one, in milliseconds. */
const collectMs = 100;
/** Unsent bytes at which a stream is closed: its client does not read. */
const maxUnsent = 4_096;

const number = /^\d{1,15}$/;

/** The last entry that the client has; undefined if it names none. `Last-Event-ID`, of a browser's retry, is later. */
function resumedFrom({ url = '', headers }: IncomingMessage): number | undefined {
  const given = headers['last-event-id'] ?? new URL(url, 'http://localhost').searchParams.get('after');
  return typeof given === 'string' && number.test(given) ? Number(given) : undefined;
}

/** Refuses a stream. The client (`web/apollo/eventStream.ts`) connects again later. */
function rejectStream(res: ServerResponse, status: number, sentence: string, retryAfter?: number): void {
  if (retryAfter !== undefined) res.setHeader('retry-after', retryAfter);
  res.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' });
  res.end(sentence);
}

/** Sends server-sent events to an account when data of its own change: only the entry's number; the client refetches. */
export function createEvents({
  live,
  accountOf,
  heartbeatMs = 25_000,
  maxStreams = 2_000,
  maxAccounts = 10_000,
}: Settings) {
  const streams = new Map<string, Set<Stream>>();
  let count = 0;
  let draining = false;
  /** All entries up to this one may concern an account that `lastOf` lacks. */
  let forgotten = live.seq;
  /** The last entry that concerns each account. */
  const lastOf = new LRUCache<string, number>({
    max: maxAccounts,
    dispose: (seq, _account, reason) => {
      if (reason === 'evict') forgotten = Math.max(forgotten, seq);
    },
  });
  /** By account, the latest entry to announce when `collectMs` have passed. */
  const due = new Map<string, number>();
  let collecting: NodeJS.Timeout | undefined;

  const all = () => [...streams.values()].flatMap((ofAccount) => [...ofAccount]);

  function remove(stream: Stream): void {
    const ofAccount = streams.get(stream.account);
    if (!ofAccount?.delete(stream)) return;
    count -= 1;
    if (ofAccount.size === 0) streams.delete(stream.account);
  }

  /** Sends a text, or closes a stream whose client does not read. */
  function send(stream: Stream, text: string): void {
    if (stream.res.writableLength > maxUnsent) stream.res.destroy();
    else stream.res.write(text);
  }
  const announce = (stream: Stream, seq: number) => send(stream, `id: ${seq}\ndata: ${seq}\n\n`);

  function announceDue(): void {
    collecting = undefined;
    for (const [account, seq] of due) streams.get(account)?.forEach((stream) => announce(stream, seq));
    due.clear();
  }

  const unlisten = live.onApplied(({ seq, accounts }) => {
    for (const account of accounts) {
      lastOf.set(account, seq);
      if (streams.has(account)) due.set(account, seq);
    }
    if (due.size > 0) collecting ??= setTimeout(announceDue, collectMs).unref();
  });

  /** Sends a comment, so that no proxy closes an idle connection. Ends the stream if the session has ended. */
  async function beat(stream: Stream): Promise<void> {
    // The client does not read: the heartbeat before this one is still unsent.
    if (stream.res.writableLength > 0) return void stream.res.destroy();
    send(stream, ':\n\n');
    const account = await accountOf(stream.req).catch(() => stream.account);
    if (account !== stream.account) stream.res.end();
  }
  const heart = setInterval(() => all().forEach((stream) => void beat(stream)), heartbeatMs).unref();

  function open(stream: Stream): void {
    const { account, req, res } = stream;
    const ofAccount = streams.get(account) ?? new Set();
    streams.set(account, ofAccount.add(stream));
    count += 1;
    res.on('close', () => remove(stream));
    res.writeHead(200, {
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      // nginx sends each event at once.
      'x-accel-buffering': 'no',
    });
    res.write(`event: start\nid: ${live.seq}\ndata: ${live.seq}\n\n`);
    const after = resumedFrom(req);
    const last = lastOf.get(account) ?? forgotten;
    if (after !== undefined && last > after) announce(stream, last);
  }

  return {
    /** Answers `GET /events` of `web/apollo/eventStream.ts`. A guest gets 204: browsers log other refusals as errors. */
    async handle(req: IncomingMessage, res: ServerResponse): Promise<void> {
      const account = await accountOf(req);
      if (req.method !== 'GET') return rejectStream(res, 405, 'Send a GET request.');
      if (account === undefined) return void res.writeHead(204, { 'cache-control': 'no-store' }).end();
      if (draining) return rejectStream(res, 503, 'This server stops.', 1);
      if (count >= maxStreams) return rejectStream(res, 503, 'Too many streams are open.', 30);
      if ((streams.get(account)?.size ?? 0) >= maxPerAccount)
        return rejectStream(res, 429, `An account can have ${maxPerAccount} streams.`, 30);
      if (!res.destroyed) open({ req, res, account });
    },
    get size() {
      return count;
    },
    /** Ends all streams, so that the server can stop. Their clients connect again, to another server. */
    drain(): void {
      draining = true;
      unlisten();
      clearInterval(heart);
      clearTimeout(collecting);
      for (const { res } of all()) res.end();
    },
  };
}
