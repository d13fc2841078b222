import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { applyBlock, blocksOf, guides } from './guides.ts';

/** What the formatter, the code generator, the type checker and the tests read. */
const sources = [
  '.gitignore',
  '.oxfmtrc.json',
  'codegen.ts',
  'package.json',
  'schema',
  'server',
  'tsconfig.json',
  'web',
];
const isSource = (path: string) => !/[\\/](generated|node_modules|public)$/.test(path);

const copy = mkdtempSync(join(realpathSync(tmpdir()), 'workgrove-guides-'));
afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** The guides of each file that their blocks write or change. */
const guidesOf = new Map<string, Set<string>>();

/** Runs a script of package.json in the copy, and fails with what it prints. */
async function run(script: string, ...args: string[]): Promise<void> {
  // The runner of this test sets variables for its own workers.
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('VITEST')));
  const options = { cwd: copy, env: { ...env, NO_COLOR: '1' }, shell: process.platform === 'win32' };
  try {
    await promisify(execFile)('npm', ['run', '--silent', script, '--', ...args], options);
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    const written = `${stdout}${stderr}`.trim();
    const named = [...guidesOf].filter(([file]) => written.includes(file));
    const places = named.map(
      ([file, names]) => `  ${file}: ${[...names].map((name) => `${name}.md`).join(', ')}`,
    );
    throw new Error(
      [
        `With the blocks of .github/guides, 'npm run ${script}' fails. It names files of`,
        ...places,
        written,
      ].join('\n'),
      { cause: error },
    );
  }
}

test('there is a guide for each name, and no other', () => {
  const names = readdirSync('.github/guides').map((file) => file.replace(/\.md$/, ''));
  expect(names.toSorted()).toEqual([...guides].toSorted());
});

test(
  'the blocks of all guides apply to the project, compile, and their tests without a screen pass',
  { timeout: 300_000 },
  async () => {
    for (const source of sources) cpSync(source, join(copy, source), { recursive: true, filter: isSource });
    symlinkSync(resolve('node_modules'), join(copy, 'node_modules'), 'junction');
    for (const guide of guides)
      for (const block of blocksOf(guide)) {
        applyBlock(copy, block);
        guidesOf.set(block.file, (guidesOf.get(block.file) ?? new Set()).add(guide));
      }
    await run('check:format');
    await run('codegen');
    // Several checkers would each read the libraries, and the other tests use the cores.
    await run('check:types', '--incremental', 'false', '--checkers', '1', '--pretty', 'false');
    // Tests that the guides write or change. Those that render screens are compiled only: they would double the time.
    const tests = [...guidesOf.keys()].filter((file) => file.endsWith('.test.ts'));
    expect(tests.length).toBeGreaterThan(4);
    await run('test:process', ...tests);
  },
);
