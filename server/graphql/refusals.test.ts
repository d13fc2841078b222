import { describe, expect, it } from 'vitest';
import { errorsOf } from '../testing/serve.ts';
import { serveApp } from '../testing/serveApp.ts';

const served = serveApp();

/** Returns the status, and the code and message of each error. */
async function send(body: unknown): Promise<{ status: number; errors: string[] }> {
  const answer = await served.post(body);
  return {
    status: answer.status,
    errors: errorsOf(answer).map(({ message, extensions }) => `${extensions?.code}: ${message}`),
  };
}

const ask = (query: string, variables: object = {}) => send({ query, variables });
const refusal = (code: string, message: string) => ({ status: 400, errors: [`${code}: ${message}`] });
const badInput = (message: string) => refusal('BAD_USER_INPUT', message);

describe('a request without a query that the server can execute', () => {
  it('gets an error that describes the expected body', async () => {
    for (const body of [null, 5, 'x', true, {}, []])
      expect(await send(body)).toEqual(refusal('BAD_REQUEST', 'Send an object with "query".'));
  });

  it('gets a sentence about where to try the action, and how to start live mode', async () => {
    const signUp = 'mutation($input: SignUpInput!) { signUp(input: $input) { viewer { id } } }';
    expect(await ask(signUp)).toEqual(
      refusal(
        'BAD_REQUEST',
        "`signUp` is simulated in the browser: to try it, open http://127.0.0.1:4000/auth/register, then press 'Create Account'; " +
          '`npm run live` starts a server that answers actions.',
      ),
    );
    expect(await ask('mutation { setPersonFollowed(input: {}) { person { id } } }')).toEqual(
      refusal(
        'BAD_REQUEST',
        '`setPersonFollowed` is simulated in the browser: http://127.0.0.1:4000/graphql/actions describes the simulated actions; ' +
          '`npm run live` starts a server that answers actions.',
      ),
    );
  });

  it('gets the nearest action for an unknown one, the list of all, and the advice to send a query', async () => {
    const advice = 'Choose one of http://127.0.0.1:4000/graphql/actions, or send a query.';
    for (const [name, end] of [
      ['craetePost', '; did you mean `createPost`?'],
      ['createpost', '; did you mean `createPost`?'],
      ['toString', '.'],
      ['ban', '.'],
    ])
      expect(await ask(`mutation { ${name} { ok } }`)).toEqual(
        refusal('BAD_REQUEST', `There is no action \`${name}\`${end} ${advice}`),
      );
    expect(await ask('mutation { ...F } fragment F on Mutation { logOut { ok } }')).toEqual(
      refusal('BAD_REQUEST', `This mutation selects no action. ${advice}`),
    );
  });

  it('gets the advice to send a query in place of a subscription', async () => {
    const sentence = 'This server has no subscriptions: send a query instead.';
    expect(await ask('subscription { messageSent { id } }')).toEqual(refusal('BAD_REQUEST', sentence));
  });

  it('gets an error that describes the valid hash', async () => {
    const persisted = (persistedQuery: object) =>
      send({ query: '{ viewer { id } }', extensions: { persistedQuery } });
    expect(await persisted({ version: 1, sha256Hash: 'abc' })).toEqual(
      refusal(
        'BAD_REQUEST',
        'extensions.persistedQuery.sha256Hash must be the SHA-256 of the query, in hexadecimal digits.',
      ),
    );
    expect(await persisted({ version: 2, sha256Hash: 'abc' })).toEqual(
      refusal('BAD_REQUEST', 'extensions.persistedQuery.version must be 1.'),
    );
  });

  it('gets the allowed methods with OPTIONS', async () => {
    const answer = await served.ask('/graphql', { method: 'OPTIONS' });
    expect([answer.status, answer.headers.allow]).toEqual([204, 'GET, HEAD, POST']);
  });
});

const sorts = badInput('sort must be one of RELEVANCE, NEWEST, SALARY.');
const pages = badInput('first must be a whole number from 1 to 100.');

describe('a value of the wrong type', () => {
  it('is refused with the allowed values if it is a literal', async () => {
    expect(await ask('{ jobs(sort: BEST) { totalCount } }')).toEqual(sorts);
    expect(await ask('{ jobs(sort: "NEWEST") { totalCount } }')).toEqual(sorts);
    for (const first of ['1.5', '"many"', '99999999999', 'true', '{}'])
      expect(await ask(`{ jobs(first: ${first}) { totalCount } }`)).toEqual(pages);
    expect(await ask('{ job(id: 1.5) { id } }')).toEqual(
      badInput("id must be 1 to 64 characters of A-Z, a-z, 0-9, '_' and '-'."),
    );
    expect(await ask('{ jobs(filter: { easyApply: 1 }) { totalCount } }')).toEqual(
      badInput('easyApply must be true or false.'),
    );
    expect(await ask('{ jobs(filter: { query: 7 }) { totalCount } }')).toEqual(
      badInput('query must be a text.'),
    );
    expect(await ask('{ jobs(filter: 7) { totalCount } }')).toEqual(
      badInput('filter must be an object of named values.'),
    );
    expect(await ask('{ projects(filter: { experience: [EXPERT, WIZARD] }) { totalCount } }')).toEqual(
      badInput('experience must be a list of ENTRY_LEVEL, INTERMEDIATE, EXPERT.'),
    );
    expect(await ask('{ search(query: null) { totalCount } }')).toEqual(badInput('query must be a text.'));
    const { errors } = await ask('{ nodes(ids: ["a b"]) { id } }');
    const each = "a list, each 1 to 64 characters of A-Z, a-z, 0-9, '_' and '-'";
    expect(errors).toEqual([`BAD_USER_INPUT: ids must be ${each}.`]);
  });

  it('is refused with the same message if it is a variable', async () => {
    const list =
      'query($s: JobSort, $n: Int, $f: JobFilter) { jobs(sort: $s, first: $n, filter: $f) { totalCount } }';
    expect(await ask(list, { s: 'BEST' })).toEqual(sorts);
    expect(await ask(list, { n: 1.5 })).toEqual(pages);
    expect(await ask(list, { f: { easyApply: 'yes' } })).toEqual(
      badInput('easyApply must be true or false.'),
    );
    expect(await ask(list, { f: { workplace: 'MOON' } })).toEqual(
      badInput('workplace must be one of REMOTE, HYBRID, ONSITE.'),
    );
    const projects =
      'query($f: ProjectFilter) { ...P } fragment P on Query { projects(filter: $f) { totalCount } }';
    expect(await ask(projects, { f: { experience: ['WIZARD'] } })).toEqual(
      badInput('experience must be a list of ENTRY_LEVEL, INTERMEDIATE, EXPERT.'),
    );
    expect(await ask('query($x: ID!) { job(id: $x) { id } }', { x: null })).toEqual(
      badInput("id must be 1 to 64 characters of A-Z, a-z, 0-9, '_' and '-'."),
    );
  });

  it('is refused together with the other ones and with unknown fields', async () => {
    const list =
      'query($s: JobSort, $n: Int, $f: JobFilter) { jobs(sort: $s, first: $n, filter: $f) { totalCount } }';
    expect(await ask(list, { s: 'BEST', n: 1.5 })).toEqual({
      status: 400,
      errors: [...sorts.errors, ...pages.errors],
    });
    const { status, errors } = await ask(list, { s: 'BEST', f: { qery: 'x' } });
    expect(status).toBe(400);
    expect(errors).toEqual([
      'BAD_USER_INPUT: sort must be one of RELEVANCE, NEWEST, SALARY.',
      'BAD_USER_INPUT: Field "qery" is not defined by type "JobFilter". Did you mean "query"?',
    ]);
    expect((await ask('query($x: ID!) { job(id: $x) { id } }')).errors).toEqual([
      'BAD_USER_INPUT: Variable "$x" of required type "ID!" was not provided.',
    ]);
  });

  it('gets no copy of the object that it has sent', async () => {
    const list = 'query($f: JobFilter!, $x: ID!) { jobs(filter: $f) { totalCount } job(id: $x) { id } }';
    expect((await ask(list, { f: { query: 'private', qery: 'x' } })).errors).toEqual([
      'BAD_USER_INPUT: Field "qery" is not defined by type "JobFilter". Did you mean "query"?',
      'BAD_USER_INPUT: Variable "$x" of required type "ID!" was not provided.',
    ]);
  });

  it('is refused with the same error for an unknown field of an input, in the text and in a variable', async () => {
    const unknown = badInput('Field "qery" is not defined by type "JobFilter". Did you mean "query"?');
    expect(await ask('{ jobs(filter: { qery: "x" }) { totalCount } }')).toEqual(unknown);
    const list = 'query($f: JobFilter) { jobs(filter: $f) { totalCount } }';
    expect(await ask(list, { f: { qery: 'x' } })).toEqual(unknown);
  });

  it('is distinct from a name that the schema does not have', async () => {
    for (const query of ['{ jbos { id } }', '{ jobs(frist: 1) { totalCount } }'])
      expect((await ask(query)).errors.join()).toMatch(/^GRAPHQL_VALIDATION_FAILED: /);
  });
});
