import { createHash } from 'node:crypto';
import type { verifyPassword } from 'better-auth/crypto';
import { vi } from 'vitest';
import { disableOwnerStacks } from '../../web/testing/disableOwnerStacks.ts';

// Pages render with React's development build, whose owner stacks would slow the tests.
disableOwnerStacks();

// The real functions take 0.1 s of a core for each password. Tests of the built server use them.
vi.mock('better-auth/crypto', () => {
  const hashOf = (password: string) => createHash('sha256').update(password).digest('hex');
  return {
    hashPassword: async (password: string) => hashOf(password),
    verifyPassword: vi.fn<typeof verifyPassword>(async ({ hash, password }) => hash === hashOf(password)),
  };
});
