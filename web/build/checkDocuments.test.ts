import { expect, test } from 'vitest';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkDocuments } from './checkDocuments.ts';

const web = join(import.meta.dirname, '..');
const types = readFileSync(join(web, 'generated/gql.ts'), 'utf8');
const file = 'web/screens/feed/feed.data.ts';
const source = readFileSync(join(web, 'screens/feed/feed.data.ts'), 'utf8');

test('a query with a current generated type passes', () => {
  expect(source).toContain('query FeedScreen');
  expect(() => checkDocuments(source, file, types)).not.toThrow();
});

test('an action without a generated document fails with its name', () => {
  const check = (name: string) => () => checkDocuments(`action('${name}')`, file, types);
  expect(check('setPostLiked')).not.toThrow();
  expect(check('setPostPraised')).toThrow('mutation SetPostPraised');
});

test('a changed query without a generated type fails with the file name and the command to run', () => {
  const changed = source.replace('    viewer {', '    __typename\n    viewer {');
  expect(changed).not.toBe(source);
  expect(() => checkDocuments(changed, file, types)).toThrow(
    /^web\/screens\/feed\/feed\.data\.ts: query FeedScreen has no generated type.*`npm run codegen`/,
  );
});
