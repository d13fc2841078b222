import * as crypto from 'better-auth/crypto';
import { createRequestQueue } from '../../shared/requestQueue.ts';

/** The longest wait for the passwords before this one, in milliseconds. */
const longestWaitMs = 5_000;

type Functions = Pick<typeof crypto, 'hashPassword' | 'verifyPassword'>;

/** Hashes and verifies passwords, two at once: each uses a pool thread for 0.1 s. Rejects with `Busy` if too many wait. */
export function createPasswords({ hashPassword, verifyPassword }: Functions = crypto) {
  const { run: enqueue } = createRequestQueue({ running: 2, waiting: 50 });
  const queued =
    <A, R>(run: (argument: A) => Promise<R>) =>
    (argument: A): Promise<R> =>
      enqueue({ signal: AbortSignal.timeout(longestWaitMs) }, () => run(argument));
  return { hash: queued(hashPassword), verify: queued(verifyPassword) };
}

export type Passwords = ReturnType<typeof createPasswords>;
