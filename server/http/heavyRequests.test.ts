import { expect, test } from 'vitest';
import { errorsOf } from '../testing/serve.ts';
import { serveApp } from '../testing/serveApp.ts';

const served = serveApp();

const json = { 'content-type': 'application/json' };

test('413 a body that is far too large is refused at once and not read', async () => {
  const size = 20_000_000;
  for (const headers of [{ ...json, 'content-length': String(size) }, json]) {
    const { status, sent } = await served.pour('/graphql', headers, size);
    expect(status).toBe(413);
    // The network buffers accept some bytes.
    expect(sent).toBeLessThan(size / 2);
  }
});

/** Expects a refusal before the server parses the text or validates the values. */
async function expectLimitError(body: unknown, message: string) {
  const reply = await served.post(body);
  expect(reply.status).toBe(400);
  expect(errorsOf(reply)).toMatchObject([{ message, extensions: { code: 'QUERY_LIMIT_EXCEEDED' } }]);
}

test('400 more values in the variables than any filter has are refused before validation', async () => {
  const query = 'query($f: ProjectFilter) { projects(filter: $f) { totalCount } }';
  const message = 'The variables hold more than 250 values. Send fewer of them.';
  const named = Object.fromEntries(Array.from({ length: 1_000 }, (_, i) => [`experienc${i}`, 1]));
  await expectLimitError({ query, variables: { f: named } }, message);
  await expectLimitError({ query, variables: { f: { experience: Array(251).fill('WIZARD') } } }, message);
  const nested = `${'['.repeat(5_000)}${']'.repeat(5_000)}`;
  const body = `{ "query": "${query}", "variables": { "f": ${nested} } }`;
  const deep = await served.ask('/graphql', { method: 'POST', headers: json, body });
  expect(errorsOf(deep)[0]?.message).toBe(message);
  const few = Object.fromEntries(Object.entries(named).slice(0, 300));
  const address = new URLSearchParams({ query, variables: JSON.stringify({ f: few }) });
  expect(errorsOf(await served.ask(`/graphql?${address}`, { headers: json }))[0]?.message).toBe(message);
  const wrong = await served.post({ query, variables: { f: { experience: Array(240).fill('WIZARD') } } });
  expect(errorsOf(wrong)[0]?.extensions?.code).toBe('BAD_USER_INPUT');
});

test('400 a text of many directives or characters is refused before it is parsed', async () => {
  const text = (part: string, count: number) => ({ query: `{ viewer { id ${part.repeat(count)} } }` });
  await expectLimitError(
    text('@a ', 5_000),
    'The text of the operation has 5000 directives; at most 100 are allowed.',
  );
  await expectLimitError(
    text('@include(if: true) ', 3_000),
    'The operation has 57018 characters; at most 51200 are allowed.',
  );
  const query = '{ viewer { id @a } }';
  expect(errorsOf(await served.post({ query }))[0]?.extensions?.code).toBe('GRAPHQL_VALIDATION_FAILED');
});
