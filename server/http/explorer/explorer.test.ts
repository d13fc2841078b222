import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp, type App } from '../../app.ts';
import { schema } from '../../schema.ts';
import { createStore } from '../../store.ts';
import { ask } from '../../testing/ask.ts';
import { bareAssets } from '../../testing/bareAssets.ts';
import { readyOperations } from './operations.ts';

let app: App;
let server: Server;
let home: string;

beforeAll(async () => {
  app = await createApp(bareAssets);
  server = createServer(app.handler);
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  home = `http://127.0.0.1:${(server.address() as AddressInfo).port}/graphql`;
});

afterAll(async () => {
  await new Promise((closed) => server.close(closed));
  await app.stop();
});

const html = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

describe('/graphql in a browser', () => {
  it('opens Apollo Sandbox and names the built-in explorer beside it', async () => {
    const response = await fetch(home, { headers: html });
    const page = await response.text();
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(page).toContain('https://embeddable-sandbox.cdn.apollographql.com/');
    expect(page).toContain('<a href="/graphql/explorer/">');
    expect(page).toContain("location.replace('/graphql/explorer/')");
  });

  it('allows the scripts of Apollo and the one of the page, and no other', async () => {
    const policy = (await fetch(home, { headers: html })).headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toMatch(
      /script-src 'sha256-[^']+' https:\/\/embeddable-sandbox\.cdn\.apollographql\.com;/,
    );
    expect(policy).not.toContain('unsafe');
  });

  it.each(['*/*', 'application/json', 'application/graphql-response+json'])(
    'is the API for whoever accepts %s',
    async (accept) => {
      const response = await fetch(`${home}?query={__typename}`, {
        headers: { accept, 'apollo-require-preflight': '1' },
      });
      expect(await response.json()).toEqual({ data: { __typename: 'Query' } });
    },
  );
});

describe('the built-in explorer', () => {
  it('is a page whose files we serve, with scripts of ours alone', async () => {
    const response = await fetch(`${home}/explorer/`);
    const page = await response.text();
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("connect-src 'self';");
    expect(page).toContain('<base href="/graphql/explorer/">');
    const files = [...page.matchAll(/(?:src|href)="([\w./-]+\.(?:js|css|ico))"/g)].map(([, path]) => path!);
    expect(files.length).toBeGreaterThan(4);
    const answers = await Promise.all(files.map((file) => fetch(`${home}/explorer/${file}`)));
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
  });

  it('is found without the slash at the end', async () => {
    const response = await fetch(`${home}/explorer`, { redirect: 'manual' });
    expect([response.status, response.headers.get('location')]).toEqual([308, '/graphql/explorer/']);
  });

  it('opens with the operations of the client', async () => {
    const response = await fetch(`${home}/explorer/start.js`);
    const start = await response.text();
    expect(response.headers.get('content-type')).toContain('text/javascript');
    expect(start).toContain('AltairGraphQL.init(');
    expect(start).toContain('initialName: `FeedScreen`');
    expect(start).toContain('endpointURL: `/graphql`');
    expect(start).not.toContain('mutation ');
  });

  it.each(['nothing.js', '..%2f..%2fpackage.json', '%2e%2e/%2e%2e/package.json'])(
    'has no %s',
    async (path) => {
      expect((await fetch(`${home}/explorer/${path}`)).status).toBe(404);
    },
  );
});

describe('the operations that are ready to run', () => {
  const query = (text: string) => ({ [`hash-of-${text}`]: text });
  const store = createStore();

  it('ask for records that exist', async () => {
    const [operation] = readyOperations(
      query(
        'query GigScreen($id: ID!, $first: Int = 2) { gig(id: $id) { id __typename reviews(first: $first) { totalCount } } }',
      ),
      schema,
      store,
    );
    expect(operation).toMatchObject({ name: 'GigScreen', variables: { id: [...store.gigs.keys()][0] } });
    expect(operation!.query).not.toContain('__typename');
    const { data, errors } = await ask(operation!.query, operation!.variables, store);
    expect(errors).toEqual([]);
    expect(data).toMatchObject({ gig: { id: operation!.variables['id'] } });
  });

  it('begin with those of screens, the operation before its fragments', () => {
    const operations = readyOperations(
      {
        ...query('query Shell { viewer { id } }'),
        ...query('fragment F on Person { name } query AScreen { viewer { person { ...F } } }'),
      },
      schema,
      store,
    );
    expect(operations.map(({ name }) => name)).toEqual(['AScreen', 'Shell']);
    expect(operations[0]!.query).toMatch(/^query AScreen/);
  });

  it('leave out what the server does not answer', () => {
    const known = { ...query('mutation M { like { id } }'), ...query('query Old { gone }') };
    expect(readyOperations(known, schema, store)).toEqual([]);
  });
});
