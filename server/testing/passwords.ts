import { createHash } from 'node:crypto';
import type * as crypto from 'better-auth/crypto';
import { vi } from 'vitest';

type Functions = Pick<typeof crypto, 'hashPassword' | 'verifyPassword'>;

const hashOf = (password: string) => createHash('sha256').update(password).digest('hex');

/** In tests, these replace the functions that take 0.1 s of a core for each password. Tests of the built server use the real ones. */
export const hashPassword: Functions['hashPassword'] = async (password) => hashOf(password);
export const verifyPassword = vi.fn<Functions['verifyPassword']>(
  async ({ hash, password }) => hash === hashOf(password),
);
