import type { ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { createRequestQueue } from './requestQueue.ts';

/** What is sent for a page, or where a redirect leads. */
export interface Page {
  status: number;
  bytes: Buffer;
  policy?: string | undefined;
  location?: string;
}

/**
 * A page takes 40 to 150 ms of the one processor that all requests share. One at a time, so that whoever asks for
 * something short meanwhile waits for a part of one page and not of two.
 */
const limits = { running: 1, waiting: 40 };
/** Bytes of all pages that are kept. */
const mostBytes = 32 * 1024 * 1024;
/** Beside its bytes each page has a key, which holds its address, and some small parts. */
const overhead = 1_000;

interface Making {
  page: Promise<Page>;
  readers: number;
  gone: AbortController;
}

/**
 * Makes each page once and keeps it: whoever asks for the same one meanwhile waits for it too, and when the last
 * reader has left it is given up. A page is the same for the same key; a fault of ours is never kept.
 */
export function createPageCache(lasting: boolean) {
  const run = createRequestQueue(limits);
  const making = new Map<string, Making>();
  const kept = new LRUCache<string, Page>({
    maxSize: mostBytes,
    sizeCalculation: ({ bytes }, key) => bytes.length + key.length * 2 + overhead,
  });

  function begin(key: string, make: (gone: AbortSignal) => Promise<Page>): Making {
    const gone = new AbortController();
    const page = run(gone.signal, () => make(gone.signal)).finally(() => {
      if (making.get(key) === begun) making.delete(key);
    });
    const begun = { page, readers: 0, gone };
    making.set(key, begun);
    return begun;
  }

  /** The page of this key, made now if it has to be; `res` tells whether its reader is still there. */
  return async (
    key: string,
    res: ServerResponse,
    make: (gone: AbortSignal) => Promise<Page>,
  ): Promise<Page> => {
    const ready = kept.get(key);
    if (ready) return ready;
    const found = making.get(key);
    const ours = found && !found.gone.signal.aborted ? found : begin(key, make);
    ours.readers += 1;
    const leave = () => {
      ours.readers -= 1;
      if (ours.readers === 0) ours.gone.abort();
    };
    res.once('close', leave);
    try {
      const page = await ours.page;
      if (lasting && page.status < 500) kept.set(key, page);
      return page;
    } finally {
      res.off('close', leave);
    }
  };
}
