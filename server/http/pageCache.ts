import type { ServerResponse } from 'node:http';
import type { Store } from '../data/store.ts';
import { createAnswerCache } from './answerCache.ts';
import { figures } from '../shared/figures.ts';
import { createRequestQueue } from '../shared/requestQueue.ts';

/** A response to a page request: a document, or a redirect with its `location`. */
export interface Page {
  status: number;
  bytes: Buffer;
  policy?: string | undefined;
  location?: string;
}

/** Maximum number of pages that wait for their turn. */
const waiting = 200;
const maxBytes = 8 * 1024 * 1024;

interface PendingPage {
  page: Promise<Page>;
  readers: number;
  controller: AbortController;
}

/**
 * Renders each page once and caches it until the store or the minute changes, unless its status is 500 or more. Concurrent
 * requests for the same page share one rendering, which is aborted when its last reader disconnects. A page takes 10 to 90
 * ms of the one processor. By default pages render one at a time, so that a short request waits for a part of one page only.
 */
export function createPageCache(store: Pick<Store, 'version'>, cacheable: boolean, running = 1) {
  const run = createRequestQueue({ name: 'pages', running, waiting });
  const pending = new Map<string, PendingPage>();
  const cached = createAnswerCache<Page>(store, maxBytes, ({ bytes }) => bytes.length);

  function start(key: string, make: (signal: AbortSignal) => Promise<Page>): PendingPage {
    const controller = new AbortController();
    const page = run(controller.signal, () => make(controller.signal)).finally(() => {
      if (pending.get(key) === started) pending.delete(key);
    });
    const started = { page, readers: 0, controller };
    pending.set(key, started);
    return started;
  }

  /** Returns the page of this key and renders it if necessary. The 'close' event of `res` removes its reader. */
  return async (
    key: string,
    res: ServerResponse,
    make: (signal: AbortSignal) => Promise<Page>,
  ): Promise<Page> => {
    const hit = cached.get(key);
    if (hit) {
      figures.page('kept');
      return hit;
    }
    const version = cached.currentVersion();
    const current = `${version} ${key}`;
    const found = pending.get(current);
    const isShared = found !== undefined && !found.controller.signal.aborted;
    figures.page(isShared ? 'shared' : 'rendered');
    const entry = isShared ? found : start(current, make);
    entry.readers += 1;
    const leave = () => {
      entry.readers -= 1;
      if (entry.readers === 0) entry.controller.abort();
    };
    res.once('close', leave);
    try {
      const page = await entry.page;
      if (cacheable && page.status < 500) cached.set(key, page, version);
      return page;
    } finally {
      res.off('close', leave);
    }
  };
}
