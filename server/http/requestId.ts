import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { isLoopback } from '../live/accounts/visitor.ts';

const header = 'x-request-id';
const wellFormed = /^[\w-]{8,64}$/;

/** Sets the header x-request-id of a response: the one that the trusted proxy sends, otherwise a new one. */
export function setRequestId({ headers, socket }: IncomingMessage, res: ServerResponse): void {
  const given = headers[header];
  const isTaken =
    typeof given === 'string' && wellFormed.test(given) && isLoopback(socket.remoteAddress ?? '');
  // 48 random bits: short enough to be read out.
  res.setHeader(header, isTaken ? given : randomUUID().slice(0, 13));
}

/** The id of a request, for the log and for the errors that a person sees. */
export function requestIdOf(res: ServerResponse): string | undefined {
  const id = res.getHeader(header);
  return typeof id === 'string' ? id : undefined;
}
