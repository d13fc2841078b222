import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import { createPageCache, type Page } from './pageCache.ts';

const reader = () => new EventEmitter() as ServerResponse;
const page = (status = 200): Page => ({ status, bytes: Buffer.from('page') });

/** Counts what is made, and leaves it unfinished until the test ends it. */
function makePages() {
  const made: AbortSignal[] = [];
  const ends: ((page: Page) => void)[] = [];
  const make = (gone: AbortSignal) => {
    made.push(gone);
    return new Promise<Page>((resolve, reject) => {
      ends.push(resolve);
      gone.addEventListener('abort', () => reject(gone.reason as Error));
    });
  };
  return { made, make, end: (i: number, result = page()) => ends[i]!(result) };
}

test('a page is made once for its key, and kept', async () => {
  const { made, make, end } = makePages();
  const pageOf = createPageCache(true);
  const both = [pageOf('/', reader(), make), pageOf('/', reader(), make)];
  await expect.poll(() => made.length).toBe(1);
  end(0);
  const [first, second] = await Promise.all(both);
  expect(second).toBe(first);
  expect(await pageOf('/', reader(), make)).toBe(first);
  expect(made).toHaveLength(1);
  void pageOf('/jobs', reader(), make);
  await expect.poll(() => made.length).toBe(2);
});

test('a page with a fault of ours is not kept, and in development none is', async () => {
  for (const [lasting, status] of [
    [true, 500],
    [false, 200],
  ] as const) {
    const { made, make, end } = makePages();
    const pageOf = createPageCache(lasting);
    for (const times of [1, 2]) {
      const asked = pageOf('/', reader(), make);
      await expect.poll(() => made.length).toBe(times);
      end(times - 1, page(status));
      expect((await asked).status).toBe(status);
    }
  }
});

test('a page is given up when its last reader leaves, and made anew for the next', async () => {
  const { made, make, end } = makePages();
  const pageOf = createPageCache(true);
  const [one, two] = [reader(), reader()];
  const asked = [pageOf('/', one, make), pageOf('/', two, make)].map((answer) =>
    answer.catch(() => 'given up'),
  );
  await expect.poll(() => made.length).toBe(1);
  one.emit('close');
  expect(made[0]?.aborted).toBe(false);
  two.emit('close');
  expect(made[0]?.aborted).toBe(true);
  const next = pageOf('/', reader(), make);
  expect(await Promise.all(asked)).toEqual(['given up', 'given up']);
  await expect.poll(() => made.length).toBe(2);
  end(1);
  expect(await next).toEqual(page());
});

test('what is kept is bounded: of many large pages the oldest are made again', async () => {
  const pageOf = createPageCache(true);
  let made = 0;
  const make = async () => {
    made += 1;
    return { status: 200, bytes: Buffer.alloc(1_000_000) };
  };
  for (let i = 0; i < 50; i += 1) await pageOf(`/${i}`, reader(), make);
  await pageOf('/49', reader(), make);
  expect(made).toBe(50);
  await pageOf('/0', reader(), make);
  expect(made).toBe(51);
});
