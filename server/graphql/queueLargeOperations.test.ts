import { afterEach, expect, test, vi } from 'vitest';
import { createApolloServer } from './apollo.ts';
import { createContext } from '../data/context.ts';
import { createStore } from '../data/store.ts';

const store = createStore();
const small = '{ viewer { id } }';
/** Its cost is 2,800. */
const large = (name: string) => `{ ${name}: jobs(first: 100) { nodes { company { ${fields(26)} } } } }`;
const fields = (count: number) => Array.from({ length: count }, (_, i) => `f${i}: name`).join(' ');

/** A server whose executions wait until the test ends them. */
async function startServer() {
  const ends = new Map<string, { end: () => void; fail: (error: Error) => void }>();
  const apollo = createApolloServer({
    plugins: [
      {
        requestDidStart: async ({ request }) => ({
          executionDidStart: () =>
            new Promise((resolve, reject) => {
              ends.set(request.query!, { end: () => resolve(), fail: reject });
            }),
        }),
      },
    ],
  });
  await apollo.start();
  const ask = (query: string) => apollo.executeOperation({ query }, { contextValue: createContext(store) });
  return { ask, started: () => [...ends.keys()], of: (query: string) => ends.get(query)! };
}

afterEach(() => {
  vi.restoreAllMocks();
});

test('large operations run one at a time, and small ones at once', async () => {
  const { ask, started, of } = await startServer();
  const [a, b] = [large('a'), large('b')];
  const answers = [ask(a), ask(b), ask(small)];
  await expect.poll(() => started().toSorted()).toEqual([a, small]);
  of(small).end();
  await answers[2];
  expect(started()).toHaveLength(2);
  of(a).end();
  await expect.poll(() => started().at(-1)).toBe(b);
  of(b).end();
  for (const { body } of await Promise.all(answers))
    expect(body).toMatchObject({ kind: 'single', singleResult: { data: {} } });
});

test('an operation that fails ends its turn', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { ask, started, of } = await startServer();
  const [a, b] = [large('a'), large('b')];
  const failing = ask(a);
  const next = ask(b);
  await expect.poll(started).toEqual([a]);
  of(a).fail(new Error('broken'));
  await expect(failing).rejects.toThrow('Internal server error');
  await expect.poll(started).toEqual([a, b]);
  of(b).end();
  await next;
});

test('an operation that is refused as too large takes no turn', async () => {
  const { ask, started, of } = await startServer();
  const [a, b] = [large('a'), large('b')];
  const first = ask(a);
  await expect.poll(started).toEqual([a]);
  const tooLarge = '{ feed(first: 100) { nodes { replies(first: 100) { nodes { id text } } } } }';
  expect((await ask(tooLarge)).http.status).toBe(400);
  const next = ask(b);
  of(a).end();
  await first;
  await expect.poll(started).toEqual([a, b]);
  of(b).end();
  await next;
});

test('1,000 large operations wait, and the next one is refused', async () => {
  const { ask } = await startServer();
  const answers: unknown[] = [];
  for (let i = 0; i < 1_002; i += 1)
    void ask(large('a')).then(({ body, http }) => answers.push([http.status, body]));
  await expect
    .poll(() => answers, { timeout: 10_000 })
    .toMatchObject([[503, { singleResult: { errors: [{ extensions: { code: 'BUSY' } }] } }]]);
});
