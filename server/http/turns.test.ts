import { expect, test } from 'vitest';
import { Busy } from '../shared/requestQueue.ts';
import { createTurns } from './turns.ts';

/** Uses the processor for some milliseconds. */
async function work(ms: number): Promise<void> {
  const end = performance.now() + ms;
  while (performance.now() < end);
}

test('an operation begins at once until its address has used much; then it waits for pages and for other addresses', async () => {
  const { operation, run } = createTurns();
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
  const turns = createTurns();
  const page = turns.run({}, () => work(1));
  for (let i = 0; i < 6; i += 1) await turns.operation(`203.0.113.${i}`, () => work(45));
  await page;
  let endPage = () => {};
  const next = turns.run({}, () => new Promise<void>((resolve) => (endPage = resolve)));
  await expect.poll(() => turns.waiting).toBe(0);
  const operation = turns.operation('203.0.113.9', async () => 'answer');
  await expect.poll(() => turns.waiting).toBe(1);
  endPage();
  expect(await operation).toBe('answer');
  await next;
});

test('the time after an operation has ended its turn is not counted', async () => {
  const turns = createTurns();
  await turns.operation('203.0.113.1', async (end) => {
    end();
    await work(60);
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
