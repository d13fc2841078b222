import { expect, test } from 'vitest';
import { attemptLimits } from './accounts/attempts.ts';
import { mutation } from './testing/inputs.ts';
import { onSqlite } from './testing/onEachDatabase.ts';
import { createReplicas } from './testing/replicas.ts';
import { visit } from './testing/visitors.ts';

const { replica } = createReplicas();
const [office, home, forged, cdn] = ['203.0.113.7', '203.0.113.8', '198.51.100.66', '192.0.2.9'];

const setups = [
  {
    title: 'a proxy in a network of containers',
    TRUST_PROXY: '172.18.0.0/16',
    proxy: '172.18.0.5',
    chain: (visitor: string) => visitor,
  },
  {
    title: 'a proxy that adds to what a visitor forges',
    TRUST_PROXY: 'loopback,uniquelocal',
    proxy: '172.18.0.5',
    chain: (visitor: string) => `${forged}, ${visitor}`,
  },
  {
    title: 'a CDN in front of a proxy',
    TRUST_PROXY: '2',
    proxy: '172.18.0.5',
    chain: (visitor: string) => `${forged}, ${visitor}, ${cdn}`,
  },
  {
    title: 'a proxy on this machine that adds no header to some requests',
    TRUST_PROXY: 'loopback',
    proxy: '127.0.0.1',
    chain: (visitor: string) => visitor,
  },
  {
    title: 'a proxy that is not trusted',
    TRUST_PROXY: '10.0.0.0/8',
    proxy: office,
    chain: () => forged,
  },
];

/** By the limit, the request that counts. */
const requests = {
  logInFrom: mutation('logIn', { email: 'nobody@example.com', password: 'wrong' }),
  signUpFrom: mutation('signUp', {
    fullName: 'Ada Grove',
    email: 'maren@marenholt.example',
    password: 'grove and rings',
    confirmPassword: 'grove and rings',
    acceptsTerms: true,
  }),
  resetFrom: mutation('requestPasswordReset', { email: 'nobody@example.com' }),
  tokenFrom: '{ viewer { id } }',
};

onSqlite((bench) => {
  test.each(setups)(
    '$title: limits count the visitor, a trusted proxy sets the id of a request, and nobody reads the e-mails',
    async ({ chain, ...proxies }) => {
      const served = await replica(bench, undefined, undefined, proxies);
      const { attempts } = served.live.accounts!;
      const isLimited = async (kind: keyof typeof requests, visitor: string) => {
        const headers = {
          'x-forwarded-for': chain(visitor),
          ...(kind === 'tokenFrom' && { authorization: 'Bearer wrong' }),
        };
        return (await visit(served).send(requests[kind], headers)).reply.text.includes('RATE_LIMITED');
      };
      for (const kind of Object.keys(requests) as (keyof typeof requests)[]) {
        const counted = Array.from({ length: attemptLimits[kind].most }, () => attempts.count(kind, office));
        await Promise.all(counted);
        expect([kind, await isLimited(kind, office)]).toEqual([kind, true]);
        // The address of a proxy that nobody trusts is that of all its visitors.
        expect([kind, await isLimited(kind, home)]).toEqual([kind, proxies.proxy === office]);
      }
      const id = '0f8fad5bd9cb469fa16570867728950e';
      const { headers: sent } = await served.ask('/healthz', { headers: { 'x-request-id': id } });
      expect(sent['x-request-id'] === id).toBe(proxies.proxy !== office);
      for (const address of [undefined, '127.0.0.1', '::1', chain('127.0.0.1')]) {
        const headers = { host: 'localhost', ...(address && { 'x-forwarded-for': address }) };
        expect((await served.ask('/outbox', { headers })).text).not.toContain('<h1>E-mails</h1>');
      }
    },
  );
});
