import { expect, test, vi } from 'vitest';
import { Busy } from '../shared/requestQueue.ts';
import { createTurns } from './turns.ts';

/** Turns with a clock that only `work` advances. */
function makeTurns() {
  let time = 0;
  const work = async (ms: number) => void (time += ms);
  return { ...createTurns({ now: () => time }), work };
}

test('an operation begins at once until its address has used much; then it waits for pages and for other addresses', async () => {
  const { operation, run, work } = makeTurns();
  const order: string[] = [];
  let endPage = () => {};
  const page = run({}, () => new Promise<void>((resolve) => (endPage = resolve)));
  await operation('203.0.113.1', () => work(60));
  const heavy = operation('203.0.113.1', async () => void order.push('heavy'));
  await operation('203.0.113.2', async () => void order.push('light'));
  await operation(undefined, async () => void order.push('of this machine'));
  expect(order).toEqual(['light', 'of this machine']);
  endPage();
  await Promise.all([page, heavy]);
  expect(order.at(-1)).toBe('heavy');
});

test('two operations of an address begin at once, a third one waits for its turn', async () => {
  const { operation, run } = makeTurns();
  const order: number[] = [];
  const ends: (() => void)[] = [];
  const endPages: (() => void)[] = [];
  void run({}, () => new Promise<void>((resolve) => endPages.push(resolve)));
  for (let i = 0; i < 3; i += 1)
    void operation('203.0.113.1', () => {
      order.push(i);
      return new Promise<void>((resolve) => ends.push(resolve));
    });
  await operation('203.0.113.2', async () => {});
  expect(order).toEqual([0, 1]);
  ends[0]!();
  await new Promise((resolve) => setImmediate(resolve));
  await operation('203.0.113.1', async () => void order.push(3));
  endPages[0]!();
  await expect.poll(() => order).toEqual([0, 1, 3, 2]);
});

test('when all operations together have used much, those of new addresses wait, too', async () => {
  const turns = makeTurns();
  await turns.operation('203.0.113.1', () => turns.work(300));
  let endPage = () => {};
  let begun = false;
  const next = turns.run({}, () => {
    begun = true;
    return new Promise<void>((resolve) => (endPage = resolve));
  });
  await expect.poll(() => begun).toBe(true);
  const operation = turns.operation('203.0.113.9', async () => 'answer');
  let hasEnded = false;
  void operation.then(() => (hasEnded = true));
  await new Promise((resolve) => setImmediate(resolve));
  expect(hasEnded).toBe(false);
  endPage();
  expect(await operation).toBe('answer');
  await next;
});

test('the time after an operation has ended its turn is not counted', async () => {
  const turns = makeTurns();
  await turns.operation('203.0.113.1', async ({ end }) => {
    end();
    await turns.work(60);
  });
  const page = turns.run({}, () => new Promise<void>(() => {}));
  expect(await turns.operation('203.0.113.1', async () => 'at once')).toBe('at once');
  void page;
});

test('an operation that pauses gives its turn to others once it has taken long', async () => {
  const turns = makeTurns();
  const order: string[] = [];
  await turns.operation('203.0.113.1', () => turns.work(300));
  const large = turns.operation('203.0.113.1', async ({ pause }) => {
    void turns.operation('203.0.113.2', async () => void order.push('another'));
    await pause();
    order.push('short piece');
    await turns.work(20);
    await pause();
    order.push('long piece');
  });
  await large;
  expect(order).toEqual(['short piece', 'another', 'long piece']);
});

test('an operation that has failed in a pause does not block the others', async () => {
  const turns = makeTurns();
  await turns.operation('203.0.113.1', () => turns.work(300));
  let paused: Promise<void> | undefined;
  const failed = turns.operation('203.0.113.1', async ({ pause }) => {
    await turns.work(20);
    paused = pause();
    // Until the pause waits in the queue, behind the task below.
    void turns.run({}, () => new Promise((resolve) => setTimeout(resolve, 20)));
    await new Promise((resolve) => setTimeout(resolve, 10));
    throw new Error('A field has failed.');
  });
  await expect(failed).rejects.toThrow('A field has failed.');
  await paused;
  expect(await turns.operation('203.0.113.1', async () => 'next')).toBe('next');
});

test('all waits of an operation together take 2.5 s at most', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const turns = makeTurns();
  await turns.operation('203.0.113.1', () => turns.work(300));
  const refused = turns.operation('203.0.113.1', async ({ pause }) => {
    vi.advanceTimersByTime(2_600);
    await turns.work(20);
    void turns.run({}, async () => {});
    await pause();
  });
  await expect(refused).rejects.toBeInstanceOf(Busy);
  vi.useRealTimers();
});

test('an address waits for fifty at most', async () => {
  const { forAddress } = createTurns();
  const forever = () => new Promise<void>(() => {});
  for (let i = 0; i < 50; i += 1) void forAddress('203.0.113.1', forever);
  await expect(forAddress('203.0.113.1', forever)).rejects.toBeInstanceOf(Busy);
  expect(await forAddress('203.0.113.2', async () => 'another')).toBe('another');
  expect(await forAddress(undefined, async () => 'of this machine')).toBe('of this machine');
});
