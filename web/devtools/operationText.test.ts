import { execFileSync } from 'node:child_process';
import { gql } from '@apollo/client';
import { expect, test } from 'vitest';
import { curlFor, explorerUrl, sandboxUrl, textOf } from './operationText.ts';

test('the text has no fields and directives that only the client needs', () => {
  const document = gql`
    query A {
      viewer {
        id
        ...B @unmask
        __typename
      }
    }
    fragment B on Viewer {
      __typename
    }
  `;
  expect(textOf(document)).toBe(
    'query A {\n  viewer {\n    id\n    ...B\n  }\n}\n\nfragment B on Viewer {\n  __typename\n}',
  );
});

test('a shell reads the arguments of the curl command as they were', () => {
  const query = `{ jobs(filter: { query: "it's \\"$HOME\\" \`x\`" }) { totalCount } }`;
  const command = curlFor({ name: 'A', query, variables: { a: "'" } });
  const printed = execFileSync('sh', ['-c', command.replace('curl', 'printf "%s\\n"')]).toString();
  const body = JSON.stringify({ query, variables: { a: "'" } });
  expect(printed.trimEnd().split('\n')).toEqual([
    '-sS',
    new URL('/graphql', location.origin).href,
    '-H',
    'content-type: application/json',
    '-d',
    body,
  ]);
});

test('the addresses hold the operation; Sandbox gets none that is too long', () => {
  const operation = { name: 'A', query: 'query A {\n  viewer {\n    id\n  }\n}', variables: { a: 1 } };
  const explorer = new URLSearchParams(explorerUrl(operation).replace('/graphql#', ''));
  expect(Object.fromEntries(explorer)).toEqual({
    name: 'A',
    query: operation.query,
    variables: '{\n  "a": 1\n}',
  });
  const { searchParams } = new URL(sandboxUrl(operation)!);
  expect(searchParams.get('document')).toBe(operation.query);
  expect(searchParams.get('endpoint')).toBe(new URL('/graphql', location.origin).href);
  expect(searchParams.get('variables')).toBe('{"a":1}');
  // Without its white space the query fits.
  const spaced = { ...operation, query: operation.query.replaceAll('  ', ' '.repeat(3_000)) };
  expect(new URL(sandboxUrl(spaced)!).searchParams.get('document')).toBe('query A{viewer{id}}');
  const long = `{ viewer { ${Array.from({ length: 2_000 }, (_, i) => `a${i}: id`).join(' ')} } }`;
  expect(sandboxUrl({ ...operation, query: long })).toBeNull();
});
