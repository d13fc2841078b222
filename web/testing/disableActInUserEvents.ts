import { configure, getConfig } from '@testing-library/react';

/**
 * Testing Library wraps each user event in `act`. There React drops updates that suspend, so some navigations would
 * never render. During user events React therefore schedules its own work, as in a browser.
 */
export function disableActInUserEvents(): void {
  const { asyncWrapper, eventWrapper } = getConfig();
  let running = 0;
  configure({
    asyncWrapper: (run) =>
      asyncWrapper(async () => {
        running += 1;
        try {
          return (await run()) as unknown;
        } finally {
          running -= 1;
        }
      }),
    eventWrapper: (fire) => (running > 0 ? fire() : eventWrapper(fire)),
  });
}
