import { NoSchemaIntrospectionCustomRule } from 'graphql';
import { createYoga, type Plugin } from 'graphql-yoga';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createContext, type Context } from '../data/context.ts';
import { schema } from '../graphql/schema.ts';
import { createStore } from '../data/store.ts';
import { serve } from '../testing/serve.ts';
import { checkServer } from './check.ts';
import { runCommand } from './cli.ts';
import { readContract } from './contract.ts';
import { selectedSubjects } from './subjects.ts';
import { inProcess } from './testing/inProcess.ts';
import { mocksBesideCompaniesAndJobs } from './testing/mocks.ts';
import { changedSchema, serveYoga, type Running } from './testing/servers.ts';

const withoutIntrospection: Plugin<Context> = {
  onValidate: ({ addValidationRule }) => addValidationRule(NoSchemaIntrospectionCustomRule),
};

let wrong: Running;
beforeAll(async () => {
  wrong = await serveYoga(changedSchema({ Topic: { followerCount: () => null } }));
});
afterAll(() => wrong.close());

async function run(...args: string[]) {
  const printed: string[] = [];
  const complaints: string[] = [];
  const code = await runCommand(
    args,
    (text) => printed.push(text),
    (text) => complaints.push(text),
  );
  return { code, text: printed.join('\n'), complaint: complaints.join('\n') };
}

test('a report names each failure, and the command that reproduces it without secrets', async () => {
  const { code, text } = await run(
    wrong.url,
    '--only',
    'nullability,topic',
    '--header',
    'authorization: Bearer 123',
    '--header',
    'x-team: a',
  );
  expect(code).toBe(1);
  expect(text).toMatch(/^failed {3}nullability · Topic: every field has a value that its type allows$/m);
  expect(text).toContain('Topic.followerCount causes the error');
  expect(text).toContain("-H 'authorization: <secret>' -H 'x-team: a'");
  expect(text).not.toContain('Bearer');
  expect(text).toMatch(/^0 passed, 1 failed, 0 warnings, 0 skipped\. \d+ requests in \d+\.\d s\.$/m);
  expect(text).toMatch(/^\d+ actions are not served; the client simulates them, so this is no failure\.$/m);
});

test.each([
  [[], 'Pass the URL of the server, such as https://host/graphql.'],
  [['ftp://host'], "'ftp://host' is no URL. Pass one that starts with http:// or https://."],
  [['http://a', 'http://b'], "Pass one URL, not also 'http://b'."],
  [['http://a', '--header', 'x'], "'x' is no header. Pass it as 'name: value'."],
  [['http://a', '--tap', '--json'], 'Pass one of --json, --tap.'],
  [
    ['http://a', '--only', 'job,Gig.Nothing'],
    /^--only does not accept 'Gig\.Nothing'\. It accepts a list, .*, Gig\.reviews, createPost or Job, .*actions\.$/,
  ],
  [
    ['http://a', '--header', 'authorization: Bearer ü€'],
    `The header 'authorization' has "€", which no header can have.`,
  ],
  [['http://user:pw@a/graphql'], /^Pass user and password as --header 'authorization: Basic …',/],
  [['http://a', '--what'], /^Unknown option '--what'.*--help lists the options\.$/],
  [['http://127.0.0.1:1/graphql'], /does not answer .*: start the server, or correct the URL\.$/],
])('invalid arguments %j end with code 2 and one sentence', async (args, message) => {
  const { code, text, complaint } = await run(...args);
  expect({ code, text }).toEqual({ code: 2, text: '' });
  expect(complaint).toEqual(expect.stringMatching(message));
});

test('--help prints every option', async () => {
  const { code, text } = await run('--help');
  expect(code).toBe(0);
  for (const option of ['--header', '--only', '--write', '--json', '--tap', '--junit', 'Gig.reviews'])
    expect(text).toContain(option);
});

test('an address without GraphQL, and a server that refuses every query, end with code 2', async () => {
  const page = await serve((_req, res) => void res.writeHead(404).end('<h1>Not found</h1>'));
  const guarded = await serve(
    (_req, res) => void res.writeHead(401).end('{"errors":[{"message":"Sign in"}]}'),
  );
  const results = [await run(page.origin), await run(guarded.origin)];
  await Promise.all([page.close(), guarded.close()]);
  expect(results.map(({ code }) => code)).toEqual([2, 2]);
  expect(results[0]!.complaint).toMatch(
    /answers with status 404 and no GraphQL response: pass the URL of the GraphQL endpoint/,
  );
  expect(results[1]!.complaint).toMatch(
    /refuses '\{ __typename \}' \(Sign in\): pass the header that it requires/,
  );
});

test('without introspection one failure says what to do, and the other checks still run', async () => {
  const store = createStore();
  const yoga = createYoga<object, Context>({
    schema,
    context: () => createContext(store),
    logging: false,
    plugins: [withoutIntrospection],
  });
  const { origin, close } = await serve((req, res) => void yoga(req, res));
  const { code, text } = await run(`${origin}/graphql`, '--only', 'schema,pages', '--only', 'jobs,query');
  await close();
  expect(code).toBe(1);
  expect(text).toMatch(
    /failed {3}schema · Query: .*\n.*does not return its schema.*Enable introspection for this test\./,
  );
  expect(text).toMatch(/^3 passed, 1 failed/m);
});

test('an invalid schema is one failure with its reason, and the other checks still run', async () => {
  const { send } = inProcess(schema);
  const { results } = await checkServer({
    url: 'http://a',
    only: new Set(['schema', 'unknown', 'query', 'job']),
    send: async (sent) => {
      const answer = await send(sent);
      const [job] =
        ((answer.data?.['__schema'] as { types: { name: string }[] } | undefined)?.types.filter(
          ({ name }) => name === 'Job',
        ) as { interfaces: unknown[] }[] | undefined) ?? [];
      job?.interfaces.push(...job.interfaces);
      return answer;
    },
  });
  const failed = results.filter(({ status }) => status === 'failed');
  expect(failed.map(({ check, reason }) => [check, reason])).toEqual([
    ['schema', "The server's schema is invalid. Type Job can only implement Node once."],
  ]);
  expect(results.length).toBeGreaterThan(1);
});

test.each([
  ['a check has the name of a list', ['--only', 'search'], 0, /^ok {7}search {7}\d+ passed/m],
  ['actions are missing', ['--write', '--only', 'actions'], 1, /does not have an action of the contract\.$/m],
  [
    'an action is missing',
    ['--only', 'createPost'],
    1,
    /^failed {3}actions · createPost: is served$(?!.*no failure)/ms,
  ],
  [
    'nothing matches',
    ['--only', 'labels,channels', '--tap'],
    2,
    /^No check matches --only labels,channels\. /,
  ],
])('a report is never empty: %s', async (_case, args, expected, message) => {
  const { code, text, complaint } = await run(wrong.url, ...args);
  expect([code, text + complaint]).toEqual([expected, expect.stringMatching(message)]);
});

test.each([
  ['jobs', ['job', 'jobfilteroptions', 'jobconnection'], ['job.similarjobs', 'company']],
  ['products', ['course', 'product', 'shopcategory'], ['shopitem', 'gig']],
  ['gig.reviews', ['review', 'reviewsort'], ['gig']],
  [
    'gig',
    ['gig.reviews', 'gig.similargigs', 'gigfilteroptions', 'gigcategory', 'reviewsummary'],
    ['gigs', 'person'],
  ],
  ['channel', ['channel.messages', 'message'], ['contact.messages']],
  ['company', ['companyconnection', 'companyfilteroptions'], ['searchconnection', 'searchkindcount']],
  ['query', ['query'], ['jobs', 'job']],
])('--only %s selects the parts of its objects, too', (name, selected, others) => {
  const found = [...selectedSubjects(readContract(), name)];
  expect(found).toEqual(expect.arrayContaining([name, ...selected]));
  expect(found.filter((one) => others.includes(one))).toEqual([]);
});

test('--only passes for the nouns of a server whose other nouns are the mocks of the guide', async () => {
  const names = ['companies', 'company', 'jobs', 'job'];
  const only = new Set(names.flatMap((name) => [...selectedSubjects(readContract(), name)]));
  const { results } = await checkServer({ ...inProcess(mocksBesideCompaniesAndJobs()), only });
  expect(results.filter(({ status }) => status === 'failed')).toEqual([]);
  expect(results.filter(({ status }) => status === 'passed').length).toBeGreaterThan(150);
});
