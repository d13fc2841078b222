import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (path: string) => readFileSync(path, 'utf8');
const numbersIn = (text: string | undefined) => [...(text ?? '').matchAll(/\d+/g)].map(Number);

test('README, package.json, the workflow and the build name the same versions of Node', () => {
  const { engines, devDependencies } = JSON.parse(read('package.json')) as {
    engines: { node: string };
    devDependencies: Record<string, string>;
  };
  const tested = [...engines.node.matchAll(/\^(\d+)/g)].map(([, major]) => Number(major));
  const [oldest] = tested;
  const inReadme = /You need Node ([^;]+);/.exec(read('README.md'))?.[1];
  expect(numbersIn(inReadme?.replaceAll(/\.\d+/g, ''))).toEqual(tested);
  const inWorkflow = numbersIn(/node: \[(.*)\]/.exec(read('.github/workflows/ci.yml'))?.[1]);
  expect(inWorkflow).toEqual(tested.filter((version) => version !== oldest));
  expect(inWorkflow).toContain(Number(read('.node-version')));
  // Types and syntax of a newer Node would fail on the oldest.
  expect(numbersIn(devDependencies['@types/node'])[0]).toBe(oldest);
  expect(read('web/vite.config.ts')).toContain(`target: 'node${oldest}'`);
});
