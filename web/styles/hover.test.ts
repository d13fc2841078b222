import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, type Container } from 'postcss';
import { expect, test } from 'vitest';

const folder = join(import.meta.dirname, '..');

test('every :hover rule is inside @media (hover: hover) or @variant hover, since touch devices keep the hover state after a tap', () => {
  const found: string[] = [];
  let guarded = 0;
  const files = ['styles', 'ui'].flatMap((part) =>
    readdirSync(join(folder, part)).map((name) => `${part}/${name}`),
  );
  for (const file of files.filter((name) => name.endsWith('.css')))
    parse(readFileSync(join(folder, file), 'utf8')).walkRules(/:hover/, (rule) => {
      let around: Container | undefined = rule.parent;
      while (around && !('params' in around && around.params === '(hover: hover)'))
        around = around.parent as Container | undefined;
      if (around) guarded += 1;
      else found.push(`${file}: ${rule.selector}`);
    });
  expect(found).toEqual([]);
  expect(guarded).toBeGreaterThan(2);
});
