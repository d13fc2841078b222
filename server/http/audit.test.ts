import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serverAudits } from 'graphql-http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp, type App } from '../app.ts';
import { bareAssets } from '../testing/bareAssets.ts';

let app: App;
let server: Server;

beforeAll(async () => {
  app = await createApp(bareAssets);
  server = createServer(app.handler);
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
});

afterAll(async () => {
  await new Promise((closed) => server.close(closed));
  await app.stop();
});

/** Apollo Server responds with 400 where the audit recommends 200 for older clients. This list must not grow. */
const knownWarnings = [
  '572B SHOULD use 200 status code on document parsing failure when accepting application/json',
  'FDE2 SHOULD use 200 status code on document validation failure when accepting application/json',
  '7B9B SHOULD use a status code of 200 on variable coercion failure when accepting application/json',
];

describe('/graphql', () => {
  it('passes the audit of GraphQL over HTTP', async () => {
    const { port } = server.address() as AddressInfo;
    const audits = serverAudits({ url: `http://127.0.0.1:${port}/graphql` });
    const results = await Promise.all(audits.map((audit) => audit.fn()));
    const named = (status: string) =>
      results.flatMap((result) => (result.status === status ? [`${result.id} ${result.name}`] : []));
    expect(named('error')).toEqual([]);
    expect(named('warn')).toEqual(knownWarnings);
    expect(named('notice')).toHaveLength(3);
    expect(named('ok')).toHaveLength(55);
  });
});
