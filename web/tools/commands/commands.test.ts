import { expect, test } from 'vitest';
import { commandsOfReadme, coveredScripts, readScripts } from './coveredCommands.ts';
import { shortForms } from './shortForms.ts';

const scripts = readScripts();

test('CI runs every script of package.json: a new one needs a short form', () => {
  const covered = coveredScripts(scripts);
  expect(Object.keys(scripts).filter((name) => !covered.has(name))).toEqual([]);
  const more = { ...scripts, 'bench:new': 'tsx server/bench/new.ts' };
  expect(coveredScripts(more).has('bench:new')).toBe(false);
});

test('the commands of the README and the short forms are scripts', () => {
  const commands = commandsOfReadme();
  expect(commands).toEqual(expect.arrayContaining(['dev', 'contract', 'pictures:people', 'bench:live']));
  for (const name of [...commands, ...shortForms.flatMap(Object.keys)])
    expect(scripts).toHaveProperty([name]);
});
