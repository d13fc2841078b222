import type { ServerResponse } from 'node:http';
import { Reading } from '../shared/reading.ts';
import { createAnswerCache } from './answerCache.ts';
import { figures } from '../shared/figures.ts';
import type { Turns } from './turns.ts';

/** A response to a page request: a document, or a redirect with its `location`. */
export interface Page {
  status: number;
  bytes: Buffer;
  policy?: string | undefined;
  location?: string;
}

const maxBytes = 8 * 1024 * 1024;

/** What the rendering of a page gets: it adds what it reads to `reading`. */
export interface Making {
  signal: AbortSignal;
  reading: Reading;
}

type Make = (making: Making) => Promise<Page>;

interface PendingPage {
  page: Promise<Page>;
  /** The network addresses of its readers. */
  addresses: Set<string>;
  readers: number;
  controller: AbortController;
  reading: Reading;
}

/**
 * Renders each page once and caches it until what it read or the minute changes, unless its status is 500 or more. Concurrent
 * requests for the same page share one rendering, which is aborted when its last reader disconnects.
 */
export function createPageCache(cacheable: boolean, turns: Turns) {
  const pending = new Map<string, PendingPage>();
  const cached = createAnswerCache<Page>(maxBytes, ({ bytes }) => bytes.length);

  function start(key: string, address: string | undefined, make: Make): PendingPage {
    const controller = new AbortController();
    const reading = new Reading();
    const addresses = new Set<string>();
    // Before the turn begins: the first address has used the time of the page.
    if (address !== undefined) addresses.add(address);
    const request = { keys: addresses, signal: controller.signal };
    const page = turns
      .run(request, () => make({ signal: controller.signal, reading }))
      .finally(() => {
        if (pending.get(key) === started) pending.delete(key);
      });
    const started = { page, addresses, readers: 0, controller, reading };
    pending.set(key, started);
    return started;
  }

  /**
   * Returns the page of this key and renders it if necessary. The 'close' event of `res` removes its reader. A page waits for
   * its turn as one of the address that has used least.
   */
  return async (
    key: string,
    { res, address }: { res: ServerResponse; address?: string | undefined },
    make: Make,
  ): Promise<Page> => {
    const hit = cached.get(key);
    if (hit) {
      figures.page('kept');
      return hit;
    }
    const found = pending.get(key);
    const isShared = found !== undefined && !found.controller.signal.aborted && found.reading.isCurrent;
    figures.page(isShared ? 'shared' : 'rendered');
    const entry = isShared ? found : start(key, address, make);
    if (address !== undefined) entry.addresses.add(address);
    entry.readers += 1;
    res.once('close', () => {
      entry.readers -= 1;
      if (entry.readers === 0) entry.controller.abort();
    });
    const page = await entry.page;
    if (cacheable && page.status < 500) cached.set(key, page, entry.reading);
    return page;
  };
}
