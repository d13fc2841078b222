import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { buildSchema, findBreakingChanges } from 'graphql';
import { expect, test } from 'vitest';

const changelog = 'schema/CHANGELOG.md';
/** The output of a git command; null if it fails, as outside a repository. */
function git(...args: string[]): string | null {
  try {
    return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return null;
  }
}

/** The commit to compare with: where this branch left main, or on main the one before the last entry; null if unknown. */
function findBase(): string | null {
  const branchedAt = git('merge-base', 'HEAD', 'origin/main');
  if (branchedAt && branchedAt !== git('rev-parse', 'HEAD')) return branchedAt;
  const ofEntry = git('log', '-1', '--format=%H', '--', changelog);
  return ofEntry && git('rev-parse', '--verify', `${ofEntry}^`);
}

const base = findBase();
const isSdl = (name: string) => name.endsWith('.graphql');

test.skipIf(base === null)('the changelog has an entry for each change that breaks clients', () => {
  const files = git('ls-tree', '--name-only', base!, 'schema/')!.split('\n').filter(isSdl);
  const before = buildSchema(git('show', ...files.map((name) => `${base}:${name}`))!);
  const sdl = readdirSync('schema').filter(isSdl);
  const now = buildSchema(sdl.map((name) => readFileSync(`schema/${name}`, 'utf8')).join('\n'));
  const entries = readFileSync(changelog, 'utf8');
  const missing = findBreakingChanges(before, now).filter(
    ({ description }) => !entries.includes(description),
  );
  expect(missing.map(({ description }) => description)).toEqual([]);
});
