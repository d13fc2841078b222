import { onTestFinished, vi } from 'vitest';

/** A connection for server-sent events without a server. */
class FakeEventSource extends EventTarget {
  static readonly CONNECTING = 0;
  readyState = 0;
  readonly url: string;

  constructor(url: string) {
    super();
    this.url = url;
    sources.push(this);
  }
  close(): void {
    this.readyState = 2;
  }
}
const sources: FakeEventSource[] = [];

const channels = new Set<FakeChannel>();
/** A channel whose messages arrive at once. */
class FakeChannel extends EventTarget {
  constructor() {
    super();
    channels.add(this);
  }
  postMessage(data: unknown): void {
    if (!channels.has(this)) throw new DOMException('The channel is closed.', 'InvalidStateError');
    for (const other of channels)
      if (other !== this) other.dispatchEvent(new MessageEvent('message', { data }));
  }
  close(): void {
    channels.delete(this);
  }
}

/** Locks of one name: the requests run one after the other. */
function createLocks() {
  let last = Promise.resolve();
  return {
    request: (_name: string, { signal }: { signal: AbortSignal }, run: () => Promise<void>) => {
      last = last.then(() => (signal.aborted ? undefined : run()));
      return last;
    },
  };
}

/** Replaces the browser's connections, channels and locks until the end of the test. */
export function fakeEvents({ locks = true } = {}) {
  sources.length = 0;
  channels.clear();
  vi.stubGlobal('EventSource', FakeEventSource);
  vi.stubGlobal('BroadcastChannel', FakeChannel);
  Object.defineProperty(navigator, 'locks', {
    configurable: true,
    value: locks ? createLocks() : undefined,
  });
  onTestFinished(() => {
    vi.unstubAllGlobals();
    Reflect.deleteProperty(navigator, 'locks');
  });
  const current = () => sources.filter(({ readyState }) => readyState !== 2);
  return {
    /** The addresses of all connections so far. */
    addresses: () => sources.map(({ url }) => url),
    /** The number of connections that are not closed. */
    openCount: () => current().length,
    /** The server accepts the connections. */
    accept: () =>
      current().forEach((source) => {
        source.readyState = 1;
        source.dispatchEvent(new MessageEvent('start', { data: '1' }));
      }),
    /** The server announces an entry. */
    announce: (seq: number) =>
      current().forEach((source) => source.dispatchEvent(new MessageEvent('message', { data: String(seq) }))),
    /** The connections fail. */
    fail: () => current().forEach((source) => source.dispatchEvent(new Event('error'))),
  };
}

/** Hides or shows the page until the end of the test. */
export function setHidden(hidden: boolean): void {
  const spy = vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  onTestFinished(() => spy.mockRestore());
  document.dispatchEvent(new Event('visibilitychange'));
}
