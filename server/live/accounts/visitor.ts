import type { IncomingMessage } from 'node:http';
import { normalizeIP } from '@better-auth/core/utils/ip';

/** Who sends a request, as far as it says so. */
export interface Visitor {
  /** The header Cookie; undefined without one. */
  readonly cookie: string | undefined;
  /** The client's network address; a proxy on this machine names it. Of IPv6, the 64 bits that its owner chooses are 0. */
  readonly address: string;
  /** Whether the client is a program on this machine. */
  readonly isLocal: boolean;
}

/** Whether an address or a host name is this machine's own. */
export const isLoopback = (host: string): boolean =>
  /^(::ffff:)?127(\.\d{1,3}){3}$|^\[?::1\]?$|^localhost$/.test(host);

/** The value of a cookie in the header Cookie; undefined without one. */
export function cookieValue(header = '', name: string): string | undefined {
  const pair = header.split(';').find((text) => text.trim().startsWith(`${name}=`));
  return pair?.trim().slice(name.length + 1);
}

/** An address without its port: '203.0.113.9:4000' and '[2001:db8::1]:4000' have one. */
const withoutPort = (address: string): string =>
  address.replace(/^\[([^\]]*)\](:\d+)?$/, '$1').replace(/^([\d.]+):\d+$/, '$1');

/** Headers that proxies add. Behind a proxy that adds none, clients look like programs on this machine: set ORIGIN there. */
const proxyHeader = /^(x-forwarded|forwarded$|via$|x-real-ip$|cf-|true-client-ip$)/;

/** A proxy is trusted only if it runs on this machine. */
export function visitorOf({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>): Visitor {
  const { remoteAddress = '' } = socket;
  const isNear = isLoopback(remoteAddress);
  // Getters, because most requests need the cookie alone.
  return {
    cookie: headers.cookie,
    get address() {
      // The last address is from the proxy; a client can invent those before it.
      const forwarded = [headers['x-forwarded-for']].flat().join(',').split(',').at(-1)?.trim();
      return normalizeIP(withoutPort((isNear && forwarded) || remoteAddress));
    },
    get isLocal() {
      const hostname = (headers.host ?? '').replace(/:\d+$/, '');
      // Another host name, or a header of a proxy, shows that the client may be elsewhere.
      return isNear && isLoopback(hostname) && !Object.keys(headers).some((name) => proxyHeader.test(name));
    },
  };
}
