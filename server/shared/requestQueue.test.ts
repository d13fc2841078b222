import { expect, test } from 'vitest';
import { Busy, createRequestQueue } from './requestQueue.ts';

/** Creates tasks that stay pending until the test ends them. */
function makeTasks() {
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const task = (name: string) => () => {
    started.push(name);
    return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
  };
  return { started, task, end: (name: string) => ends.get(name)!() };
}

test('tasks run concurrently up to the limit, the others first in, first out', async () => {
  const { started, task, end } = makeTasks();
  const { run } = createRequestQueue({ running: 2, waiting: 2 });
  const all = ['a', 'b', 'c', 'd'].map((name) => run({}, task(name)));
  await expect.poll(() => started).toEqual(['a', 'b']);
  end('b');
  await expect.poll(() => started).toEqual(['a', 'b', 'c']);
  end('a');
  await expect.poll(() => started).toEqual(['a', 'b', 'c', 'd']);
  end('c');
  end('d');
  expect(await Promise.all(all)).toEqual(['a', 'b', 'c', 'd']);
});

test('a full queue rejects a task at once, and a failed task starts the next', async () => {
  const { started, task } = makeTasks();
  const { run } = createRequestQueue({ running: 1, waiting: 1 });
  const failing = run({}, () => Promise.reject(new Error('broken')));
  const waiting = run({}, task('next'));
  await expect(run({}, task('late'))).rejects.toBeInstanceOf(Busy);
  await expect(failing).rejects.toThrow('broken');
  await expect.poll(() => started).toEqual(['next']);
  void waiting;
});

test('an aborted task is removed from the queue', async () => {
  const { started, task, end } = makeTasks();
  const { run } = createRequestQueue({ running: 1, waiting: 2 });
  const first = run({}, task('first'));
  const controller = new AbortController();
  const left = run({ signal: controller.signal }, task('left'));
  const last = run({}, task('last'));
  controller.abort();
  await expect(left).rejects.toMatchObject({ name: 'AbortError' });
  await expect.poll(() => started).toEqual(['first']);
  end('first');
  await expect.poll(() => started).toEqual(['first', 'last']);
  end('last');
  expect(await Promise.all([first, last])).toEqual(['first', 'last']);
});

test('what has arrived meanwhile is answered between two tasks', async () => {
  const { run } = createRequestQueue({ running: 1, waiting: 1 });
  const order: string[] = [];
  await Promise.all([
    run({}, async () => {
      order.push('first task');
      setImmediate(() => order.push('short request'));
    }),
    run({}, async () => void order.push('second task')),
  ]);
  expect(order).toEqual(['first task', 'short request', 'second task']);
});

/** A queue whose keys have used as much as `used` says. */
function makeUsed(used: Record<string, number>, limits: { waiting: number; longestWait?: number }) {
  const usage = { of: (key: string) => used[key] ?? 0, isLight: () => true, add: () => {} };
  return createRequestQueue({ running: 1, usage, ...limits });
}
const of = (...keys: string[]) => ({ keys: new Set(keys) });

test('the next task is of the key that has used least, and one that several keys wait for is of the least of them', async () => {
  const { started, task, end } = makeTasks();
  const { run } = makeUsed({ busy: 90, quiet: 10 }, { waiting: 9 });
  const first = run({}, task('first'));
  const joined = of('busy');
  const tasks = [
    run(of('busy'), task('busy')),
    run(of('quiet'), task('quiet')),
    run(joined, task('joined')),
    run(of('new'), task('new')),
  ];
  joined.keys.add('nobody');
  for (const name of ['first', 'joined', 'new', 'quiet', 'busy']) {
    await expect.poll(() => started.at(-1)).toBe(name);
    end(name);
  }
  await Promise.all([first, ...tasks]);
});

test('a full queue refuses the task of a key that has used more, in the place of a new one', async () => {
  const { started, task, end } = makeTasks();
  const { run } = makeUsed({ busy: 90, quiet: 10 }, { waiting: 2 });
  const first = run({}, task('first'));
  const refused = [run(of('busy'), task('earlier')), run(of('busy'), task('later'))];
  const quiet = run(of('quiet'), task('quiet'));
  await expect(refused[1]).rejects.toBeInstanceOf(Busy);
  await expect(run(of('busy'), task('last'))).rejects.toBeInstanceOf(Busy);
  for (const name of ['first', 'quiet', 'earlier']) {
    await expect.poll(() => started.at(-1)).toBe(name);
    end(name);
  }
  await Promise.all([first, quiet, refused[0]]);
});

test('a task that has waited too long is refused when its turn comes', async () => {
  const { started, task, end } = makeTasks();
  const { run } = makeUsed({}, { waiting: 9, longestWait: 0 });
  const first = run({}, task('first'));
  const late = run(of('quiet'), task('late'));
  const withoutKey = run({}, task('without a key'));
  await Promise.resolve();
  end('first');
  await expect(late).rejects.toBeInstanceOf(Busy);
  await expect.poll(() => started).toEqual(['first', 'without a key']);
  end('without a key');
  await Promise.all([first, withoutKey]);
});

test('before a task of those who have used much, others get as long as the last task took', async () => {
  const { started, task, end } = makeTasks();
  const usage = {
    of: (key: string) => Number(key === 'busy'),
    isLight: (key: string) => key !== 'busy',
    add: () => {},
  };
  const { run } = createRequestQueue({ running: 1, waiting: 9, usage });
  const first = run({}, task('first'));
  await expect.poll(() => started).toEqual(['first']);
  const began = performance.now();
  while (performance.now() - began < 30); // a long task
  const busy = run(of('busy'), task('busy'));
  end('first');
  await first;
  const ended = performance.now();
  await expect.poll(() => started, { interval: 1 }).toEqual(['first', 'busy']);
  expect(performance.now() - ended).toBeGreaterThan(20);
  end('busy');
  await busy;
});
