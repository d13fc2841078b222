import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createPageCache, type Making, type Page } from './pageCache.ts';
import { noteChange } from '../shared/reading.ts';
import { createTurns } from './turns.ts';

const reader = () => new EventEmitter() as ServerResponse;
const page = (status = 200): Page => ({ status, bytes: Buffer.from('page') });

// A cached page ends with its minute.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

/** Records each rendering and leaves it pending until the test ends it. */
function makePages() {
  const renderings: AbortSignal[] = [];
  const ends: ((page: Page) => void)[] = [];
  const make = ({ signal, reading }: Making) => {
    renderings.push(signal);
    reading.add('post');
    return new Promise<Page>((resolve, reject) => {
      ends.push(resolve);
      signal.addEventListener('abort', () => reject(signal.reason as Error));
    });
  };
  return { renderings, make, end: (i: number, result = page()) => ends[i]!(result) };
}

test('a page is rendered once for its key and cached', async () => {
  const { renderings, make, end } = makePages();
  const pageOf = createPageCache(true, createTurns());
  const both = [pageOf('/', { res: reader() }, make), pageOf('/', { res: reader() }, make)];
  await expect.poll(() => renderings.length).toBe(1);
  end(0);
  const [first, second] = await Promise.all(both);
  expect(second).toBe(first);
  expect(await pageOf('/', { res: reader() }, make)).toBe(first);
  expect(renderings).toHaveLength(1);
  void pageOf('/jobs', { res: reader() }, make);
  await expect.poll(() => renderings.length).toBe(2);
});

test('a page with status 500 is not cached, and no page is cached in development', async () => {
  for (const [cacheable, status] of [
    [true, 500],
    [false, 200],
  ] as const) {
    const { renderings, make, end } = makePages();
    const pageOf = createPageCache(cacheable, createTurns());
    for (const times of [1, 2]) {
      const request = pageOf('/', { res: reader() }, make);
      await expect.poll(() => renderings.length).toBe(times);
      end(times - 1, page(status));
      expect((await request).status).toBe(status);
    }
  }
});

test('a rendering is aborted when its last reader disconnects, and the next request renders again', async () => {
  const { renderings, make, end } = makePages();
  const pageOf = createPageCache(true, createTurns());
  const [one, two] = [reader(), reader()];
  const requests = [pageOf('/', { res: one }, make), pageOf('/', { res: two }, make)].map((request) =>
    request.catch(() => 'aborted'),
  );
  await expect.poll(() => renderings.length).toBe(1);
  one.emit('close');
  expect(renderings[0]?.aborted).toBe(false);
  two.emit('close');
  expect(renderings[0]?.aborted).toBe(true);
  const next = pageOf('/', { res: reader() }, make);
  expect(await Promise.all(requests)).toEqual(['aborted', 'aborted']);
  await expect.poll(() => renderings.length).toBe(2);
  // The end of the aborted rendering leaves this one to share.
  const shared = pageOf('/', { res: reader() }, make);
  end(1);
  expect(await shared).toBe(await next);
  expect(await next).toEqual(page());
});

test('a page that a change has overtaken is not cached', async () => {
  const { renderings, make, end } = makePages();
  const pageOf = createPageCache(true, createTurns());
  const stale = pageOf('/', { res: reader() }, make);
  await expect.poll(() => renderings.length).toBe(1);
  noteChange('post');
  end(0);
  await stale;
  void pageOf('/', { res: reader() }, make);
  await expect.poll(() => renderings.length).toBe(2);
});

test('the cache size is bounded: the oldest of many large pages render again', async () => {
  const pageOf = createPageCache(true, createTurns());
  let count = 0;
  const make = async () => {
    count += 1;
    return { status: 200, bytes: Buffer.alloc(1_000_000) };
  };
  for (let i = 0; i < 50; i += 1) await pageOf(`/${i}`, { res: reader() }, make);
  await pageOf('/49', { res: reader() }, make);
  expect(count).toBe(50);
  await pageOf('/0', { res: reader() }, make);
  expect(count).toBe(51);
});

test('a change of what it read ends a cached page, and a later request does not share a page in the making', async () => {
  const { renderings, make, end } = makePages();
  const pageOf = createPageCache(true, createTurns());
  const ask = () => pageOf('/', { res: reader() }, make);
  const old = ask();
  await expect.poll(() => renderings.length).toBe(1);
  noteChange('post');
  const [later, latest] = [ask(), ask()];
  end(0);
  await expect.poll(() => renderings.length).toBe(2);
  end(1);
  const pages = await Promise.all([old, later, latest]);
  expect(pages[1]).not.toBe(pages[0]);
  expect(pages[2]).toBe(pages[1]);
  noteChange('job');
  expect(await ask()).toBe(pages[1]);
  noteChange('post');
  void ask();
  await expect.poll(() => renderings.length).toBe(3);
});
