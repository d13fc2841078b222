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

const never = new AbortController().signal;

test('tasks run concurrently up to the limit, the others first in, first out', async () => {
  const { started, task, end } = makeTasks();
  const run = createRequestQueue({ running: 2, waiting: 2 });
  const all = ['a', 'b', 'c', 'd'].map((name) => run(never, task(name)));
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
  const run = createRequestQueue({ running: 1, waiting: 1 });
  const failing = run(never, () => Promise.reject(new Error('broken')));
  const waiting = run(never, task('next'));
  await expect(run(never, task('late'))).rejects.toBeInstanceOf(Busy);
  await expect(failing).rejects.toThrow('broken');
  await expect.poll(() => started).toEqual(['next']);
  void waiting;
});

test('an aborted task is removed from the queue', async () => {
  const { started, task, end } = makeTasks();
  const run = createRequestQueue({ running: 1, waiting: 2 });
  const first = run(never, task('first'));
  const controller = new AbortController();
  const left = run(controller.signal, task('left'));
  const last = run(never, task('last'));
  controller.abort();
  await expect(left).rejects.toMatchObject({ name: 'AbortError' });
  await expect.poll(() => started).toEqual(['first']);
  end('first');
  await expect.poll(() => started).toEqual(['first', 'last']);
  end('last');
  expect(await Promise.all([first, last])).toEqual(['first', 'last']);
});

test('what has arrived meanwhile is answered between two tasks', async () => {
  const run = createRequestQueue({ running: 1, waiting: 1 });
  const order: string[] = [];
  await Promise.all([
    run(never, async () => {
      order.push('first task');
      setImmediate(() => order.push('short request'));
    }),
    run(never, async () => void order.push('second task')),
  ]);
  expect(order).toEqual(['first task', 'short request', 'second task']);
});
