import type { IncomingMessage } from 'node:http';

/** Who sends a request, as far as it says so. */
export interface Visitor {
  /** The header Cookie; undefined without one. */
  cookie: string | undefined;
  /** The network address of the client, behind a proxy on this machine as the proxy names it. */
  address: string;
  /** Whether the client is a program on this machine. */
  isLocal: boolean;
}

/** Whether an address or a host name is this machine's own. */
export const isLoopback = (host: string): boolean => /^(::ffff:)?127\.|^\[?::1\]?$|^localhost$/.test(host);

/** Reads who sends a request. A proxy is trusted only if it runs on this machine. */
export function visitorOf({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>): Visitor {
  const { remoteAddress = '' } = socket;
  const isLocal = isLoopback(remoteAddress);
  const forwarded = [headers['x-forwarded-for']].flat().join(',').split(',').at(-1)?.trim();
  return {
    cookie: headers.cookie,
    address: (isLocal && forwarded) || remoteAddress,
    isLocal: isLocal && !forwarded,
  };
}
