import express from 'express';
import { expect, test } from 'vitest';
import { serve } from '../testing/serve.ts';
import { Busy, createRequestQueue } from './requestQueue.ts';

/** Work that is done when the test says so. */
function makeWork() {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const work = (name: string) => () => {
    begun.push(name);
    return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
  };
  return { begun, work, end: (name: string) => ends.get(name)!() };
}

const never = new AbortController().signal;

test('as many run at once as may, the others in the order in which they came', async () => {
  const { begun, work, end } = makeWork();
  const run = createRequestQueue({ running: 2, waiting: 2 });
  const all = ['a', 'b', 'c', 'd'].map((name) => run(never, work(name)));
  await expect.poll(() => begun).toEqual(['a', 'b']);
  end('b');
  await expect.poll(() => begun).toEqual(['a', 'b', 'c']);
  end('a');
  await expect.poll(() => begun).toEqual(['a', 'b', 'c', 'd']);
  end('c');
  end('d');
  expect(await Promise.all(all)).toEqual(['a', 'b', 'c', 'd']);
});

test('whoever finds the line full is turned away at once, and a failure gives its place to the next', async () => {
  const { begun, work } = makeWork();
  const run = createRequestQueue({ running: 1, waiting: 1 });
  const failing = run(never, () => Promise.reject(new Error('broken')));
  const waiting = run(never, work('next'));
  await expect(run(never, work('late'))).rejects.toBeInstanceOf(Busy);
  await expect(failing).rejects.toThrow('broken');
  await expect.poll(() => begun).toEqual(['next']);
  void waiting;
});

test('whoever leaves the line is not served', async () => {
  const { begun, work, end } = makeWork();
  const run = createRequestQueue({ running: 1, waiting: 2 });
  const first = run(never, work('first'));
  const gone = new AbortController();
  const left = run(gone.signal, work('left'));
  const last = run(never, work('last'));
  gone.abort();
  await expect(left).rejects.toMatchObject({ name: 'AbortError' });
  await expect.poll(() => begun).toEqual(['first']);
  end('first');
  await expect.poll(() => begun).toEqual(['first', 'last']);
  end('last');
  expect(await Promise.all([first, last])).toEqual(['first', 'last']);
});

test('whoever knocks behind a crowd is answered before the work for the crowd is done', async () => {
  const run = createRequestQueue({ running: 1, waiting: 40 });
  let done = 0;
  const work = async () => {
    const end = performance.now() + 5;
    while (performance.now() < end);
    done += 1;
  };
  const served = await serve(
    express()
      .get('/work', (_req, res) => run(new AbortController().signal, work).then(() => res.send('done')))
      .get('/short', (_req, res) => void res.send(String(done))),
  );
  const crowd = Array.from({ length: 40 }, () => served.ask('/work'));
  expect(Number((await served.ask('/short')).text)).toBeLessThan(10);
  await Promise.all(crowd);
  expect(done).toBe(40);
  await served.close();
});
