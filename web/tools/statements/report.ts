import { readdirSync, readFileSync } from 'node:fs';
import { claimsOf } from './claims.ts';
import { readStatements } from './readStatements.ts';

/** A manual check of a statement that no test can prove. */
interface Look {
  id: string;
  /** The checked part and the observation. */
  seen: string;
  /** As 2026-11-22. */
  date: string;
  how: string;
}

const read = (path: string) => readFileSync(path, 'utf8');
const here = 'web/tools/statements';
const statements = readStatements(read(`${here}/statements.md`));
const looks = JSON.parse(read(`${here}/looks.json`)) as Look[];

const isTest = (path: string) => /\.(?:test|spec)\.tsx?$|^web\/e2e\/.*\.ts$/.test(path);
const tests = ['server', 'web'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path}`),
);

const claims = new Map<string, string[]>();
const unproved: string[] = [];
for (const path of tests.filter(isTest)) {
  const claimed = claimsOf(path, read(path));
  for (const id of claimed.ids) claims.set(id, [...(claims.get(id) ?? []), path]);
  unproved.push(...claimed.unproved.map((title) => `${path}: ${title}`));
}

const known = new Set(statements.map(({ id }) => id));
const seen = new Set(looks.map(({ id }) => id));
const open = statements.filter(({ id }) => !claims.has(id) && !seen.has(id));
const wrong = [
  ...[...claims].flatMap(([id, files]) => (known.has(id) ? [] : [`${id} is claimed in ${files.join(', ')}`])),
  ...[...seen].filter((id) => !known.has(id)).map((id) => `${id} is looked at in ${here}/looks.json`),
];

const row = (section: string, ...figures: readonly (string | number)[]) =>
  `  ${section.padEnd(44)}${figures.map((figure) => String(figure).padStart(8)).join('')}`;
console.log(row('Statements', 'test', 'look', 'open'));
for (const section of new Set(statements.map((statement) => statement.section))) {
  const inSection = statements.filter((statement) => statement.section === section);
  const tested = inSection.filter(({ id }) => claims.has(id)).length;
  const looked = inSection.filter(({ id }) => !claims.has(id) && seen.has(id)).length;
  console.log(row(section, tested, looked, inSection.length - tested - looked));
}
const byTest = statements.filter(({ id }) => claims.has(id)).length;
console.log(row(`all ${statements.length}`, byTest, statements.length - byTest - open.length, open.length));
for (const { id, words } of open) console.log(`open: ${id} ${words}`);
for (const sentence of wrong) console.log(`no such statement: ${sentence}`);
for (const title of unproved) console.log(`asserts nothing of its own: ${title}`);
if (open.length + wrong.length + unproved.length > 0) process.exitCode = 1;
