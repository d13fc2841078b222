import { beforeAll, describe, expect, it } from 'vitest';
import { actionPlaces } from '../../graphql/actionPlaces.ts';
import { schema } from '../../graphql/schema.ts';
import { createStore } from '../../data/store.ts';
import { ask } from '../../testing/ask.ts';
import { bareAssets } from '../../testing/bareAssets.ts';
import { serveApp } from '../../testing/serveApp.ts';
import { readyOperations } from './operations.ts';
import { first, type Prepared } from './prepared.ts';

const explorer = { script: '/explorer.js', styles: ['/explorer.css'] };
const served = serveApp({ ...bareAssets, cacheable: true, explorer });
let home: string;
beforeAll(() => {
  home = `${served.origin}/graphql`;
});

const html = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

describe('/graphql in a browser', () => {
  const open = async () => {
    const response = await fetch(home, { headers: html });
    return { response, page: await response.text() };
  };

  it('is an explorer with self-hosted files, and its policy allows only scripts of this site', async () => {
    const { response, page } = await open();
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("connect-src 'self';");
    expect(policy).not.toMatch(/unsafe-eval|https?:/);
    expect(page).toContain('<script type="module" src="/explorer.js"></script>');
    expect(page).toContain('<link rel="stylesheet" href="/explorer.css">');
    expect(page).not.toMatch(/<script>| on\w+=/);
  });

  it('links to the product, to Apollo Sandbox, to the simulated actions and to the SDL', async () => {
    const { page } = await open();
    expect(page).toContain('<title>Explore Workgrove’s GraphQL</title>');
    expect(page).toContain('<a href="/"><span class="wide">Back to </span>Workgrove</a>');
    expect(page).toContain(
      `href="https://studio.apollographql.com/sandbox/explorer?endpoint=${encodeURIComponent(home)}"`,
    );
    expect(page).toContain('simulated in the browser');
    expect(page).toContain('A mutation that you send here changes this tab');
    expect(page).toContain('<a href="/graphql/actions">Actions</a>');
    expect(page).toContain('<a href="/graphql/schema.graphql">Schema (SDL)</a>');
  });

  it('escapes a hostile Host header', async () => {
    const host = '"><script>alert(1)</script>';
    const { text: page } = await served.ask('/graphql', { headers: { ...html, host } });
    expect(page).not.toContain('alert(1)</script>');
  });

  it.each(['/explorer', '/explorer/'])('redirects from its former path %s', async (path) => {
    const response = await fetch(home + path, { redirect: 'manual' });
    expect([response.status, response.headers.get('location')]).toEqual([308, '/graphql']);
  });

  it.each(['*/*', 'application/json', 'application/graphql-response+json'])(
    'is the API for clients that accept %s',
    async (accept) => {
      const response = await fetch(`${home}?query={__typename}`, {
        headers: { accept, 'apollo-require-preflight': '1' },
      });
      expect(await response.json()).toEqual({ data: { __typename: 'Query' } });
    },
  );
});

describe('a path below /graphql', () => {
  it.each(['/schema.graphql', '/actions', '/explorer', '/explorer/prepared.json', '/nothing'])(
    'executes no operation: POST to %s finds nothing',
    async (path) => {
      const response = await fetch(home + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{"query":"{__typename}"}',
      });
      expect([response.status, await response.text()]).toEqual([404, 'Not found.']);
    },
  );

  it('is the page for a missing screen if there is nothing', async () => {
    const response = await fetch(`${home}/nothing?query={__typename}`, { headers: html });
    expect([response.status, response.headers.get('content-type')]).toEqual([
      404,
      'text/html; charset=utf-8',
    ]);
    expect(await response.text()).toContain('Page not found');
  });

  it('executes operations if it is only a slash', async () => {
    const response = await fetch(`${home}/?query={__typename}`, {
      headers: { 'apollo-require-preflight': '1' },
    });
    expect(await response.json()).toEqual({ data: { __typename: 'Query' } });
  });
});

describe('Apollo Sandbox', () => {
  const sandbox = 'https://studio.apollographql.com';
  const allowed = (response: Response) => response.headers.get('access-control-allow-origin');
  const postFrom = (origin: string) =>
    fetch(home, {
      method: 'POST',
      headers: { origin, 'content-type': 'application/json' },
      body: '{"query":"{__typename}"}',
    });

  it("may read responses, even of a server on the user's machine", async () => {
    const preflight = await fetch(home, {
      method: 'OPTIONS',
      headers: { origin: sandbox, 'access-control-request-headers': 'content-type' },
    });
    expect(preflight.status).toBe(204);
    expect(allowed(preflight)).toBe(sandbox);
    expect(preflight.headers.get('access-control-allow-headers')).toBe('content-type');
    expect(preflight.headers.get('access-control-allow-private-network')).toBe('true');
    const answer = await postFrom(sandbox);
    expect(allowed(answer)).toBe(sandbox);
    expect(await answer.json()).toEqual({ data: { __typename: 'Query' } });
  });

  it('is the only site that may', async () => {
    for (const origin of ['https://evil.example', `${sandbox}.evil.example`, 'null'])
      expect(allowed(await postFrom(origin))).toBeNull();
  });
});

describe('the explorer', () => {
  const prepared = async () => (await fetch(`${home}/explorer/prepared.json`)).json() as Promise<Prepared>;

  it('opens with a first query and six screens', async () => {
    const names = (await prepared()).tabs.map(({ name }) => name.replace('Screen', ''));
    expect(names).toEqual(['Start', 'Feed', 'Jobs', 'Projects', 'Project', 'Gigs', 'Gig']);
  });

  it("has all actions, of which the log-in is the first, and the client's queries in collections", async () => {
    const { collections } = await prepared();
    const names = new Map(collections.map(({ title, operations }) => [title, operations.map((o) => o.name)]));
    const [actions, screens, parts] = ['Actions', 'Screens', 'Parts of screens, loaded later'].map((title) =>
      names.get(title)!,
    );
    expect(actions![0]).toBe('logIn');
    expect(actions!.toSorted()).toEqual([...actionPlaces.keys()].toSorted());
    expect(screens).toEqual(expect.arrayContaining(['FeedScreen', 'JobScreen', 'GigScreen']));
    expect(parts).toEqual(expect.arrayContaining(['AppShell', 'PostComments']));
    expect(parts!.filter((name) => name.endsWith('Screen'))).toEqual([]);
  });

  it.each(['nothing.js', '..%2f..%2fpackage.json', '%2e%2e/%2e%2e/package.json'])(
    'has no %s',
    async (path) => {
      expect((await fetch(`${home}/explorer/${path}`)).status).toBe(404);
    },
  );
});

describe('the first query', () => {
  it('teaches filters, pages and fragments in ten lines, and its example has a next page', async () => {
    const lines = first.query.split('\n');
    expect(lines).toHaveLength(10);
    expect(lines.filter((line) => line.includes('#')).length).toBeGreaterThan(3);
    expect(first.query).toMatch(
      /\$filter: JobFilter.*after[^]*pageInfo[^]*\.\.\.JobSummary[^]*fragment JobSummary on Job/,
    );
    const { data, errors } = await ask(first.query, first.variables);
    expect(errors).toBeUndefined();
    expect(data).toMatchObject({ jobs: { pageInfo: { hasNextPage: true }, nodes: [{}, {}, {}] } });
  });
});

describe('the prepared operations', () => {
  const query = (text: string) => ({ [`hash-of-${text}`]: text });
  const store = createStore();

  it('have variables with ids of existing records', async () => {
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
    expect(errors).toBeUndefined();
    expect(data).toMatchObject({ gig: { id: operation!.variables['id'] } });
  });

  it('start with the operation, followed by its fragments', () => {
    const [operation] = readyOperations(
      query('fragment F on Person { name } query AScreen { viewer { person { ...F } } }'),
      schema,
      store,
    );
    expect(operation!.query).toMatch(/^query AScreen/);
  });

  it('leave out mutations and invalid queries', () => {
    const persisted = { ...query('mutation M { like { id } }'), ...query('query Old { gone }') };
    expect(readyOperations(persisted, schema, store)).toEqual([]);
  });
});
