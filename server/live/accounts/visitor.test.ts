import { expect, test } from 'vitest';
import { readSettings } from '../../http/settings.ts';
import { createVisitorOf } from './visitor.ts';

const office = '203.0.113.7';
const forged = '198.51.100.66';

/** The visitor of a request from `remoteAddress` with these headers, behind the proxies of TRUST_PROXY. */
function visitorFrom(remoteAddress: string, headers: Readonly<Record<string, string>>, TRUST_PROXY?: string) {
  const { trustProxy } = readSettings({ ...(TRUST_PROXY !== undefined && { TRUST_PROXY }) });
  return createVisitorOf(trustProxy)({ headers, socket: { remoteAddress } as never });
}

test.each([
  [office, office],
  [`${office}:4711`, office],
  [`::ffff:${office}`, office],
  ['2001:db8:1:2:aaaa::1', '2001:0db8:0001:0002:0000:0000:0000:0000'],
  ['[2001:DB8:1:2::bbbb]:4711', '2001:0db8:0001:0002:0000:0000:0000:0000'],
  ['2001:db8:1:3::1', '2001:0db8:0001:0003:0000:0000:0000:0000'],
  [`invented, ${office}`, office],
  [`${forged}, ${office}, 127.0.0.1`, office],
  [`${forged}, `, ''],
])('a visitor from %s counts as %s', (forwarded, address) => {
  expect(visitorFrom('127.0.0.1', { 'x-forwarded-for': forwarded }).address).toBe(address);
});

test.each([
  // A proxy in the network of containers.
  ['172.18.0.0/16', '172.18.0.5', office, office],
  ['172.18.0.0/16', '::ffff:172.18.0.5', office, office],
  ['172.18.0.5', '172.18.0.5', `${forged}, ${office}`, office],
  ['uniquelocal', '172.18.0.5', `${forged}, ${office}`, office],
  ['uniquelocal', 'fd00::5', office, office],
  ['linklocal', '169.254.1.5', office, office],
  ['10.0.0.0/255.0.0.0', '10.1.2.3', office, office],
  // The proxy names no client: it is its own.
  ['172.18.0.0/16', '172.18.0.5', undefined, '172.18.0.5'],
  // Not a proxy of the setting, nor any without it.
  ['172.19.0.0/16', '172.18.0.5', forged, '172.18.0.5'],
  ['172.18.0.0/16', '127.0.0.1', forged, '127.0.0.1'],
  [undefined, '172.18.0.5', forged, '172.18.0.5'],
  // A CDN adds the visitor, and the proxy behind it the CDN.
  ['2', '172.18.0.5', `${forged}, ${office}, 192.0.2.9`, office],
  ['loopback, 192.0.2.0/24', '127.0.0.1', `${forged}, ${office}, 192.0.2.9`, office],
  ['loopback, 192.0.2.0/24', '127.0.0.1', `${forged}, ${office}, 192.0.2.9:443`, office],
  ['1', '172.18.0.5', `${forged}, ${office}, 192.0.2.9`, '192.0.2.9'],
  ['0', '127.0.0.1', forged, '127.0.0.1'],
  // All are proxies: the farthest is the client.
  ['uniquelocal', '172.18.0.5', '10.0.0.1, 10.0.0.2', '10.0.0.1'],
])('with TRUST_PROXY %s a request from %s for %s counts as %s', (proxies, remote, forwarded, address) => {
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
  expect(visitorFrom(remote, headers, proxies).address).toBe(address);
});

const host = '127.0.0.1:4000';
test.each([
  ['a program on this machine', true, '127.0.0.1', { host }, undefined],
  ['one by the name of this machine', true, '::1', { host: 'localhost' }, '172.18.0.0/16'],
  ['another machine', false, '192.0.2.1', { host }, undefined],
  ['another host name', false, '127.0.0.1', { host: 'workgrove.example' }, undefined],
  ['a proxy that TRUST_PROXY names and that adds no header', false, '127.0.0.1', { host }, 'loopback'],
  ['a hop of TRUST_PROXY', false, '127.0.0.1', { host }, '1'],
  ['a forged address', false, '172.18.0.5', { host, 'x-forwarded-for': '127.0.0.1' }, '172.18.0.0/16'],
  ...['x-forwarded-for', 'x-forwarded-host', 'forwarded', 'via', 'x-real-ip', 'cf-ray', 'true-client-ip'].map(
    (name) => [`the header ${name}`, false, '127.0.0.1', { host, [name]: '127.0.0.1' }, undefined] as const,
  ),
] as const)('%s: a program on this machine is %s', (_title, isLocal, remote, headers, proxies) => {
  expect(visitorFrom(remote, headers, proxies).isLocal).toBe(isLocal);
});
