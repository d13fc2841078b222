import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { onThisMachine, type TrustProxy } from '../live/accounts/visitor.ts';

const header = 'x-request-id';
const wellFormed = /^[\w-]{8,64}$/;

/** Sets the header x-request-id of a response: the one that a trusted proxy sends, otherwise a new one. */
export function setRequestId(
  { headers, socket }: IncomingMessage,
  res: ServerResponse,
  trust: TrustProxy = onThisMachine,
): void {
  const given = headers[header];
  const isTaken = typeof given === 'string' && wellFormed.test(given) && trust(socket.remoteAddress ?? '', 0);
  // 48 random bits: short enough to be read out.
  res.setHeader(header, isTaken ? given : randomUUID().slice(0, 13));
}

/** The id of a request, for the log and for the errors that a person sees. */
export function requestIdOf(res: ServerResponse): string | undefined {
  const id = res.getHeader(header);
  return typeof id === 'string' ? id : undefined;
}
