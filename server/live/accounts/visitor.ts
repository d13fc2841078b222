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
export const isLoopback = (host: string): boolean =>
  /^(::ffff:)?127(\.\d{1,3}){3}$|^\[?::1\]?$|^localhost$/.test(host);

const proxyHeaders = ['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'via'];

/** Reads who sends a request. A proxy is trusted only if it runs on this machine. */
export function visitorOf({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>): Visitor {
  const { remoteAddress = '' } = socket;
  const isLocal = isLoopback(remoteAddress);
  const hostname = (headers.host ?? '').replace(/:\d+$/, '');
  const forwarded = [headers['x-forwarded-for']].flat().join(',').split(',').at(-1)?.trim();
  return {
    cookie: headers.cookie,
    address: (isLocal && forwarded) || remoteAddress,
    // A name that leads here, or a proxy, may bring somebody from elsewhere.
    isLocal: isLocal && isLoopback(hostname) && !proxyHeaders.some((name) => name in headers),
  };
}
