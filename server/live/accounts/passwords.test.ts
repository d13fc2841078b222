import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { Busy } from '../../shared/requestQueue.ts';
import { createPasswords } from './passwords.ts';

test('passwords are hashed and verified two at once, and too many at once are refused', async () => {
  let running = 0;
  let most = 0;
  const slow = async <T>(result: T) => {
    running += 1;
    most = Math.max(most, running);
    await nextTurn();
    running -= 1;
    return result;
  };
  const { hash, verify } = createPasswords({
    hashPassword: (password) => slow(`hash of ${password}`),
    verifyPassword: () => slow(true),
  });
  const results = await Promise.allSettled(
    Array.from({ length: 60 }, (_, i) =>
      i % 2 ? verify({ hash: 'hash', password: 'grove' }) : hash('grove'),
    ),
  );
  const refusals = results.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []));
  expect([most, refusals.length]).toEqual([2, 8]);
  for (const refusal of refusals) expect(refusal).toBeInstanceOf(Busy);
  expect(results.slice(0, 2)).toMatchObject([{ value: 'hash of grove' }, { value: true }]);
});
