/** The name of the lock and of the channel that the tabs of a browser share. */
const name = 'workgrove-events';
/** The longest time to the next connection, in milliseconds. */
const maxDelayMs = 60_000;
/** A page that was hidden for this time, in milliseconds, connects again: a sleeping device leaves dead connections. */
const sleepMs = 30_000;

/** A message between tabs: an announced journal entry, a new tab's last entry, a request to connect, a new connection. */
type Message = number | { after: number } | 'connect' | 'connected';

interface Listener {
  /** The number of the last entry of the server's journal that the page has. */
  after: number;
  /** Called when entries up to this one have changed something of the account. */
  onAnnounced: (seq: number) => void;
  /** Called when the tab may have missed something: after each connection, and when the page is shown again. */
  onResumed: () => void;
}

/**
 * Listens to the server's events. One tab of the browser has the connection and passes the events on to the others; when
 * that tab closes, another one connects. `liveUpdates.ts` calls this, in live mode only. Returns a function that stops it.
 */
export function followEvents({ after, onAnnounced, onResumed }: Listener): () => void {
  let last = after;
  let source: EventSource | undefined;
  let isLeader = false;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** When the page was last hidden, in ms since 1970; 0 until then, as in a page that was opened in the background. */
  let hiddenAt = 0;
  let channel: BroadcastChannel | undefined;
  /** Withdraws the request for the lock or, once this tab has the lock, releases it. */
  let resign: (() => void) | undefined;

  function post(message: Message): void {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no such argument
    channel?.postMessage(message);
  }

  function announce(seq: number): void {
    if (seq <= last) return;
    last = seq;
    onAnnounced(seq);
  }

  function connect(): void {
    clearTimeout(timer);
    source?.close();
    const opened = new EventSource(`/events?after=${last}`);
    source = opened;
    opened.addEventListener('start', () => {
      failures = 0;
      post('connected');
      onResumed();
    });
    opened.addEventListener('message', ({ data }: MessageEvent<string>) => {
      post(Number(data));
      announce(Number(data));
    });
    opened.addEventListener('error', () => {
      // Replaces the browser's own retry, which comes from all clients at once when a server stops.
      opened.close();
      timer = setTimeout(connect, Math.random() * Math.min(maxDelayMs, 1_000 * 2 ** failures));
      failures += 1;
    });
  }

  function lead(): void {
    isLeader = true;
    connect();
    // The other tabs may lack this entry if the former leader closed before it passed it on.
    post(last);
  }

  /** Connects again at once, because the connection may be dead. */
  function renew(): void {
    if (!isLeader) post('connect');
    else if (source?.readyState !== EventSource.CONNECTING) connect();
  }

  function receive({ data }: MessageEvent<Message>): void {
    if (typeof data === 'number') announce(data);
    else if (data === 'connected') onResumed();
    else if (!isLeader) return;
    else if (data === 'connect') renew();
    else if (data.after < last) post(last);
  }

  function start(): void {
    // Browsers have locks in secure contexts only.
    const { locks } = navigator as Partial<Pick<Navigator, 'locks'>>;
    if (!locks || !('BroadcastChannel' in window)) return lead();
    channel = new BroadcastChannel(name);
    channel.addEventListener('message', receive);
    post({ after: last });
    const waiting = new AbortController();
    resign = () => waiting.abort();
    void locks
      .request(name, { signal: waiting.signal }, () => {
        lead();
        return new Promise<void>((resolve) => (resign = resolve));
      })
      // The request was aborted.
      .catch(() => {});
  }

  function stop(): void {
    clearTimeout(timer);
    source?.close();
    channel?.close();
    channel = undefined;
    isLeader = false;
    resign?.();
  }

  function showOrHide(): void {
    if (document.hidden) {
      hiddenAt = Date.now();
      return;
    }
    onResumed();
    if (Date.now() - hiddenAt >= sleepMs) renew();
  }

  const ended = new AbortController();
  const { signal } = ended;
  document.addEventListener('visibilitychange', showOrHide, { signal });
  window.addEventListener('online', renew, { signal });
  // A page with a lock or a connection could not be restored by the Back button.
  window.addEventListener('pagehide', stop, { signal });
  window.addEventListener('pageshow', ({ persisted }) => persisted && start(), { signal });
  start();
  return () => {
    ended.abort();
    stop();
  };
}
