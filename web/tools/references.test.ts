import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { documents } from './documents.ts';
import { pictured } from '../pictures/pictured.ts';
import { blocksOf, guides } from './guides.ts';

const sourceFiles = ['schema', 'server', 'web']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  )
  .filter((file) => /\.(css|graphql|json|svg|tsx?)$/.test(file))
  // A fresh clone does not have these files.
  .filter((file) => !/generated|node_modules|e2e.results/.test(file));
const written = guides.flatMap(blocksOf).map(({ file }) => file);
const files = [...sourceFiles, ...written].map((file) => file.replaceAll('\\', '/'));

const codeOf = (text: string) =>
  [...text.replaceAll(/^```[^]*?^```$/gm, '').matchAll(/`([^`\n]+)`/g)].map(([, code]) => code!);

test('each file that a document names exists', () => {
  const isMissing = (code: string) =>
    /^[\w./-]+\.(css|graphql|json|svg|tsx?)$/.test(code) &&
    !/^x[A-Z.]/.test(code.replace(/.*\//, '')) &&
    !existsSync(code) &&
    !files.some((file) => `/${file}`.endsWith(`/${code}`));
  const missing = documents.flatMap(({ file, text }) =>
    codeOf(text)
      .filter(isMissing)
      .map((code) => `${file}: ${code}`),
  );
  expect(missing).toEqual([]);
});

test('the page of screens shows each picture', () => {
  const page = readFileSync('.github/screens.md', 'utf8');
  expect(pictured.filter(({ name }) => !page.includes(`images/${name}-dark.webp`))).toEqual([]);
});

test('each script that a document runs exists, and each link leads to a file', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: object };
  const wrong = documents.flatMap(({ file, text }) => [
    ...[...text.matchAll(/npm run ([\w:]+)/g)].map(([, name]) => name!).filter((name) => !(name in scripts)),
    ...[...text.matchAll(/(?:\]\(|src="|srcset=")([^)#"]+)/g)]
      .map(([, target]) => target!)
      .filter((target) => !/^https?:/.test(target) && !existsSync(join(dirname(file), target))),
  ]);
  expect(wrong).toEqual([]);
});
