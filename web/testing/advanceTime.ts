import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** Lets faked time pass, and everything that it sets going settle. */
export const advanceTime = (milliseconds: number) =>
  act(async () => {
    await vi.dynamicImportSettled();
    await vi.advanceTimersByTimeAsync(milliseconds);
  });

/** Lets faked time pass in small steps until something holds, for things that begin at no certain moment. */
export async function advanceTimeUntil(holds: () => boolean, step = 5): Promise<void> {
  for (let i = 0; i < 1_000; i += 1) {
    if (holds()) return;
    await advanceTime(step);
  }
  throw new Error('It never came true.');
}
