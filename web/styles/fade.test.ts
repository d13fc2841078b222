import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const styles = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8');

const rule = (sheet: string, selector: string) => sheet.split(`${selector} {`)[1]!.split('}')[0]!;

test('what can be pressed fades only at an edge that cuts it, a column by no more than its edge', () => {
  const column = rule(styles('cards.css'), '@utility side-column');
  expect(column).toContain('--fade-size: 1rem;');
  expect(column).toContain('linear-gradient(to bottom, #000 calc(100% - var(--fade)), transparent)');
  expect(column).toContain('animation-timeline: scroll(self);');

  const row = rule(styles('tabs.css'), '.chip-tabs,\n  .tabs').replaceAll(/\s+/g, ' ');
  expect(row).toContain('--fade-size: 3rem;');
  expect(row).toContain('transparent, #000 var(--fade-before) calc(100% - var(--fade)), transparent');
  expect(row).toContain('animation-timeline: scroll(self inline);');
  expect(styles('tabs.css').match(/mask-image/g)).toHaveLength(1);
});

test('no text and no button stands over the growth rings of a head', () => {
  expect(styles('headArt.css')).not.toMatch(/position:|z-index:/);
});
