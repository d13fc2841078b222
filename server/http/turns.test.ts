import { expect, test } from 'vitest';
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
  await turns.operation('203.0.113.1', async (end) => {
    end();
    await turns.work(60);
  });
  const page = turns.run({}, () => new Promise<void>(() => {}));
  expect(await turns.operation('203.0.113.1', async () => 'at once')).toBe('at once');
  void page;
});

test('an address waits for fifty at most', async () => {
  const { forAddress } = createTurns();
  const forever = () => new Promise<void>(() => {});
  for (let i = 0; i < 50; i += 1) void forAddress('203.0.113.1', forever);
  await expect(forAddress('203.0.113.1', forever)).rejects.toBeInstanceOf(Busy);
  expect(await forAddress('203.0.113.2', async () => 'another')).toBe('another');
  expect(await forAddress(undefined, async () => 'of this machine')).toBe('of this machine');
});
