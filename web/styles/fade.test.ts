import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const styles = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8');

const rule = (sheet: string, selector: string) => sheet.split(`${selector} {`)[1]!.split('}')[0]!;

test('what can be pressed fades only at an edge that cuts it, a column by no more than its edge', () => {
  for (const [text, fade, scrolled] of [
    [rule(styles('cards.css'), '@utility side-column'), '1rem', 'scroll(self)'],
    [rule(styles('tabs.css'), '.chip-tabs,\n  .tabs'), '3rem', 'scroll(self inline)'],
  ] as const) {
    expect(text).toContain(`--fade-size: ${fade};`);
    expect(text).toMatch(
      /mask-image: linear-gradient\(to \w+, #000 calc\(100% - var\(--fade\)\), transparent\);/,
    );
    expect(text).toContain(`animation-timeline: ${scrolled};`);
  }
  expect(styles('tabs.css').match(/mask-image/g)).toHaveLength(1);
});

test('no text and no button stands over the growth rings of a head', () => {
  expect(styles('headArt.css')).not.toMatch(/position:|z-index:/);
});
