import { configure, getConfig } from '@testing-library/react';

/**
 * Testing Library wraps each event of a user in `act`, and React drops what suspends there: now and then a
 * navigation would never be shown. So during a user's actions React works by itself, as in a browser.
 */
export function disableActInUserEvents(): void {
  const { asyncWrapper, eventWrapper } = getConfig();
  let actions = 0;
  configure({
    asyncWrapper: (run) =>
      asyncWrapper(async () => {
        actions += 1;
        try {
          return (await run()) as unknown;
        } finally {
          actions -= 1;
        }
      }),
    eventWrapper: (fire) => (actions > 0 ? fire() : eventWrapper(fire)),
  });
}
