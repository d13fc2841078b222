import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const files = ['web', 'server'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:css|tsx?)$/.test(file) && !file.endsWith('textSize.test.ts'))
    .map((file) => join(folder, file)),
);

/** Text of a fixed size: `font-size: 14px`, `font: 14px/1.5`, `line-height: 20px`, `text-[14px]`, `leading-[20px]`. */
const fixedText = /(?:font-size|font|line-height): *[\d.]+px|(?:text|leading)-\[[\d.]+px\]/g;

test('Every text follows the size that a person sets in the browser', () => {
  const found = files.flatMap(
    (file) =>
      readFileSync(join(root, file), 'utf8')
        .match(fixedText)
        ?.map((text) => `${file}: ${text}`) ?? [],
  );
  expect(files.length).toBeGreaterThan(500);
  expect(found).toEqual([]);
});
