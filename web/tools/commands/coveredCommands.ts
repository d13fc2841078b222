import { readFileSync } from 'node:fs';
import { stages } from '../stages.ts';
import { shortForms } from './shortForms.ts';

const read = (path: string) => readFileSync(path, 'utf8');

/** The scripts of package.json, by name. */
export const readScripts = (): Record<string, string> =>
  (JSON.parse(read('package.json')) as { scripts: Record<string, string> }).scripts;

/** The commands of the table in the README: `npm run x`, and `x:y` beside it. */
export const commandsOfReadme = (): string[] =>
  read('README.md')
    .split('\n')
    .filter((line) => line.startsWith('| `npm run'))
    .flatMap((line) => [...line.matchAll(/`(?:npm run ([a-z:]+)[^`]*|([a-z]+:[a-z]+))`/g)])
    .map(([, name, beside]) => (name ?? beside)!);

/** The scripts that a text runs: `npm start`, `npm test`, `npm run --silent x`. */
const scriptsIn = (text: string): string[] =>
  [...text.matchAll(/\bnpm (?:run (?:--\S+ )*)?([a-z]+(?::[a-z]+)?)/g)].map(([, name]) => name!);

/** The scripts that CI runs: those of `.ci/run`, of `npm test` and of the short forms, and the scripts that these run. */
export function coveredScripts(scripts: Readonly<Record<string, string>>): ReadonlySet<string> {
  const covered = new Set<string>();
  const cover = (name: string): void => {
    if (covered.has(name) || !Object.hasOwn(scripts, name)) return;
    covered.add(name);
    for (const next of [`pre${name}`, ...scriptsIn(scripts[name]!)]) cover(next);
  };
  const ofTest = ['check', ...stages.test.flat()];
  // `npm ci` runs `prepare`.
  for (const name of [
    'prepare',
    ...scriptsIn(read('.ci/run')),
    ...ofTest,
    ...shortForms.flatMap(Object.keys),
  ])
    cover(name);
  return covered;
}
