import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** Advances fake timers and waits for the renders and imports that they start. */
export const advanceTime = (milliseconds: number) =>
  act(async () => {
    await vi.dynamicImportSettled();
    await vi.advanceTimersByTimeAsync(milliseconds);
  });

/** Advances fake timers in small steps until a condition holds, for work whose start time varies. */
export async function advanceTimeUntil(condition: () => boolean, step = 5): Promise<void> {
  for (let i = 0; i < 1_000; i += 1) {
    if (condition()) return;
    await advanceTime(step);
  }
  throw new Error('The condition never became true.');
}
