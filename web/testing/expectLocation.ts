import { waitFor } from '@testing-library/react';
import type { createMemoryRouter } from 'react-router-dom';
import { expect } from 'vitest';
import type { CommittedRouter } from './committedRouter.tsx';

type Router = ReturnType<typeof createMemoryRouter>;

/** Waits until the router's path, search and hash equal an address, and until that page is on the screen. */
export async function expectLocation(
  router: Router & Partial<Pick<CommittedRouter, 'committed'>>,
  address: string,
): Promise<void> {
  await waitFor(() => {
    const { pathname, search, hash } = router.state.location;
    expect(pathname + search + hash).toBe(address);
  });
  await router.committed?.();
}
