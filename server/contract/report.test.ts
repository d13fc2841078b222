import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import type { Report } from './check.ts';
import { reproduceWithCurl, type Target } from './client.ts';
import { formats } from './report.ts';

const url = 'https://host/graphql';
const target: Target = {
  url,
  headers: [
    ['authorization', 'Bearer 123'],
    ['x-team', "the owner's"],
  ],
};
const sent = { query: '{ jobs { nodes { id } } }', variables: { query: `it's "quoted" $HOME` } };

const found = { check: 'nodes', property: 'is found' };

const report: Report = {
  url,
  requests: 1_234,
  duration: 2.5,
  unserved: ['logOut'],
  results: [
    { check: 'pages', subject: 'jobs', property: 'pages have each item', status: 'passed' },
    { ...found, subject: 'Bill', status: 'skipped', reason: 'There is no #1 <Bill>.' },
    { ...found, subject: 'Job', status: 'failed', reason: 'It is \'a\' & "b".', sent },
    {
      check: 'schema',
      subject: 'Job',
      property: 'is equal',
      status: 'warning',
      reason: 'A value was added.',
    },
  ],
};

test('the text has a line for each check, then each failure with its command, then the sum', () => {
  expect(formats.text(report, target)).toBe(`The contract, checked at https://host/graphql

failed   nodes        0 passed, 1 failed, 1 skipped
ok       pages        1 passed
ok       schema       0 passed, 1 warning

skipped  nodes · Bill: is found
         There is no #1 <Bill>.
failed   nodes · Job: is found
         It is 'a' & "b".
         Reproduce: ${reproduceWithCurl(target, sent)}
warning  schema · Job: is equal
         A value was added.
1 action is not served; the client simulates it, so this is no failure.
1 passed, 1 failed, 1 warning, 1 skipped. 1,234 requests in 2.5 s.`);
});

test('a shell passes the command of a failure to curl as it is, and secrets have a placeholder', () => {
  const print = String.raw`curl() { printf '%s\0' "$@"; }; `;
  const shown = execFileSync('sh', ['-c', `${print}${reproduceWithCurl(target, sent)}`]).toString();
  const headers = ['content-type: application/json', 'authorization: <secret>', "x-team: the owner's"];
  const expected = ['-sS', url, ...headers.flatMap((header) => ['-H', header]), '-d', JSON.stringify(sent)];
  expect(shown.split('\0')).toEqual([...expected, '']);
});

test('JSON has the command of each failure, and the counts', () => {
  const parsed: unknown = JSON.parse(formats.json(report, target));
  expect(parsed).toMatchObject({
    requests: 1_234,
    unserved: ['logOut'],
    counts: { passed: 1, failed: 1, warning: 1, skipped: 1 },
    results: [
      { subject: 'Bill', status: 'skipped', reason: 'There is no #1 <Bill>.' },
      { subject: 'Job', status: 'failed', curl: reproduceWithCurl(target, sent) },
      { subject: 'jobs', status: 'passed' },
      { subject: 'Job', status: 'warning' },
    ],
  });
});

test('TAP has a line for each result, and a block for each failure', () => {
  const command = JSON.stringify(reproduceWithCurl(target, sent));
  expect(formats.tap(report, target)).toBe(String.raw`TAP version 14
1..4
ok 1 - nodes · Bill: is found # SKIP There is no \#1 <Bill>.
not ok 2 - nodes · Job: is found
  ---
  message: "It is 'a' & \"b\"."
  reproduce: ${command}
  ...
ok 3 - pages · jobs: pages have each item
ok 4 - schema · Job: is equal
  ---
  warning: "A value was added."
  ...
# 1 passed, 1 failed, 1 warning, 1 skipped. 1,234 requests in 2.5 s.`);
});

test('JUnit escapes texts', () => {
  const xml = formats.junit(report, target);
  expect(xml).toContain('<testsuite name="contract" tests="4" failures="1" skipped="1" time="2.500">');
  expect(xml).toContain('<skipped message="There is no #1 &lt;Bill&gt;."/>');
  expect(xml).toContain(`<failure message="It is 'a' &amp; &quot;b&quot;.">curl -sS`);
  expect(xml).toContain('<testcase classname="pages" name="jobs: pages have each item"/>');
});
