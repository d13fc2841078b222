import { createHmac, timingSafeEqual } from 'node:crypto';
import { sha256Of } from '../../shared/hash.ts';
import type { Replica } from '../replica.ts';

/** A token: `wg_`, the id of its record and a signature of 256 bits. */
const form = /^wg_(token-[\da-f]{16})_[\w-]{43}$/;

/** Returns a function from an id to the text of the access token, which a retry of its creation returns, too. */
export const createTokenOf = (secret: string) => (id: string) =>
  `wg_${id}_${createHmac('sha256', secret).update(`access ${id}`).digest('base64url')}`;

/** The stored access token with this text, and its account as `ownerId`; undefined if there is none. */
export async function findToken({ store, look }: Pick<Replica, 'store' | 'look'>, text: string) {
  const [, id] = form.exec(text) ?? [];
  if (id === undefined) return undefined;
  const { accessTokens } = store.everything;
  // Another replica may have created it a moment ago.
  if (!accessTokens.has(id)) await look();
  const token = accessTokens.get(id);
  const isRight = token && timingSafeEqual(Buffer.from(token.hash), Buffer.from(sha256Of(text)));
  return isRight ? token : undefined;
}
