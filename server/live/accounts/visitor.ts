import type { IncomingMessage } from 'node:http';
import { normalizeIP } from '@better-auth/core/utils/ip';
import { compile } from 'proxy-addr';

/** Who sends a request, as far as it says so. */
export interface Visitor {
  /** The header Cookie; undefined without one. */
  readonly cookie: string | undefined;
  /** The client's network address, which a trusted proxy names. Of IPv6, the 64 bits that its owner chooses are 0. */
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

type Request = Pick<IncomingMessage, 'headers' | 'socket'>;

/** Whether an address is that of a trusted proxy. `hop` is the number of proxies between it and this server. */
export type TrustProxy = (address: string, hop: number) => boolean;

export const onThisMachine: TrustProxy = compile('loopback');

/** The nearest address that is no trusted proxy's. Each proxy adds its client's at the end, so a forged one is farther. */
function clientOf({ headers, socket }: Request, trust: TrustProxy): string {
  const forwarded = headers['x-forwarded-for']?.toString().split(',') ?? [];
  const addresses = [socket.remoteAddress ?? '', ...forwarded.toReversed()].map((one) =>
    withoutPort(one.trim()),
  );
  return addresses.at(addresses.findIndex((address, hop) => !trust(address, hop)))!;
}

export type VisitorOf = (request: Request) => Visitor;

/** Returns a function that reads who sends a request. `proxies` are those of TRUST_PROXY, by default of this machine. */
export const createVisitorOf =
  (proxies?: TrustProxy): VisitorOf =>
  (request) => {
    const { headers, socket } = request;
    const { remoteAddress = '' } = socket;
    // Getters, because most requests need the cookie alone.
    return {
      cookie: headers.cookie,
      get address() {
        return normalizeIP(clientOf(request, proxies ?? onThisMachine));
      },
      get isLocal() {
        const hostname = (headers.host ?? '').replace(/:\d+$/, '');
        // A proxy, another host name, or a header of a proxy shows that the client may be elsewhere.
        return (
          isLoopback(remoteAddress) &&
          !proxies?.(remoteAddress, 0) &&
          isLoopback(hostname) &&
          !Object.keys(headers).some((name) => proxyHeader.test(name))
        );
      },
    };
  };
