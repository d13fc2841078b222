import type { IncomingMessage } from 'node:http';
import { viewer } from '../account/fixtures.ts';
import { findToken } from '../live/accounts/tokens.ts';
import type { VisitorOf } from '../live/accounts/visitor.ts';
import type { Live } from '../live/live.ts';
import { refuseFor } from '../live/sessionAction.ts';
import { RequestError } from './readOperation.ts';
import type { Reader } from './reader.ts';

/**
 * Reads who sends a request with an access token in the header Authorization; undefined without one, and where the server
 * has no accounts. A wrong token is a 401: its program must not read as a guest unnoticed.
 */
export async function readBearer(
  { headers, socket }: IncomingMessage,
  live: Live | undefined,
  visitorOf: VisitorOf,
): Promise<Reader | undefined> {
  const text = /^bearer\b *(.*)$/i.exec(headers.authorization ?? '')?.[1];
  if (!live?.accounts || text === undefined) return undefined;
  const { accounts, store } = live;
  const visitor = visitorOf({ headers, socket });
  const token = await findToken(live, text);
  // A public site has no demo account, which can have created a token before.
  if (token && (token.ownerId !== viewer.id || accounts.demoAccount))
    return { store: store.of(token.ownerId), session: { accounts, visitor, cookies: [], tokenId: token.id } };
  const seconds = await accounts.attempts.count('tokenFrom', visitor.address);
  if (seconds > 0) {
    const { code, message } = refuseFor(seconds);
    throw new RequestError(429, message, { code }, { 'retry-after': String(seconds) });
  }
  const message = 'This access token is wrong or was deleted. Create another one in Settings.';
  throw new RequestError(401, message, { code: 'UNAUTHENTICATED' }, { 'www-authenticate': 'Bearer' });
}
