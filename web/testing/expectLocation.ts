import { waitFor } from '@testing-library/react';
import type { createMemoryRouter } from 'react-router-dom';
import { expect } from 'vitest';

/** Waits until the router's path, search and hash equal an address. */
export const expectLocation = (router: ReturnType<typeof createMemoryRouter>, address: string) =>
  waitFor(() => {
    const { pathname, search, hash } = router.state.location;
    expect(pathname + search + hash).toBe(address);
  });
