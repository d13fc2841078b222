import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { documents } from './documents.ts';
import { blocksOf, guides } from './guides.ts';

const sourceFiles = ['schema', 'server', 'web']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  )
  .filter((file) => /\.(css|graphql|json|svg|tsx?)$/.test(file))
  // A fresh clone does not have these files.
  .filter((file) => !/generated|node_modules|e2e.results/.test(file));
const blocks = guides.flatMap(blocksOf);
/** The project's sources, with the example of the guides. */
const source = [
  ...['package.json', 'codegen.ts', ...sourceFiles].map((file) => readFileSync(file, 'utf8')),
  ...blocks.map(({ text }) => text),
].join('\n');
const names = new Set(source.match(/\w+/g));
const files = [...sourceFiles, ...blocks.map(({ file }) => file)].map((file) => file.replaceAll('\\', '/'));

/** Names that a document makes up, and names of other projects. */
const others = [
  'XRecord',
  'XScreen',
  'createX',
  'xFilterOptions',
  'xResolvers',
  'Component_type',
  'reuseContext',
];

const codeOf = (text: string) =>
  [...text.replaceAll(/^```[^]*?^```$/gm, '').matchAll(/`([^`\n]+)`/g)].map(([, code]) => code!);
const wrongIn = (isWrong: (code: string) => boolean) =>
  documents.flatMap(({ file, text }) =>
    codeOf(text)
      .filter(isWrong)
      .map((code) => `${file}: ${code}`),
  );

test('each file that a document names exists', () => {
  const isMissing = (code: string) =>
    /^[\w./-]+\.(css|graphql|json|svg|tsx?)$/.test(code) &&
    !/^x[A-Z.]/.test(code.replace(/.*\//, '')) &&
    !existsSync(code) &&
    !files.some((file) => `/${file}`.endsWith(`/${code}`));
  expect(wrongIn(isMissing)).toEqual([]);
});

test('each name in code that a document uses occurs in the sources', () => {
  const isUnknown = (code: string) => {
    const [, name] = /^<?([A-Za-z_]\w+)(?:[.(<>].*)?$/.exec(code) ?? [];
    return name !== undefined && !names.has(name) && !others.includes(name);
  };
  expect(wrongIn(isUnknown)).toEqual([]);
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
