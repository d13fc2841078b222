import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { hashedPictures } from './hashedPictures.ts';

const hashOf = (path: string) =>
  createHash('sha256')
    .update(readFileSync(join(import.meta.dirname, '../public', path)))
    .digest('hex')
    .slice(0, 8);

test('the path of a picture becomes a name with the hash of its content; other paths stay', () => {
  const { handler } = hashedPictures().transform;
  const source =
    "['/art/logo-halden.svg', '<link href=\"/icon.svg\">', '/art/none.svg', `/art/portrait-${n}.svg`]";
  expect(handler.call(undefined as never, source).code).toBe(
    source
      .replace('/art/logo-halden.svg', `/assets/logo-halden-${hashOf('art/logo-halden.svg')}.svg`)
      .replace('/icon.svg', `/assets/icon-${hashOf('icon.svg')}.svg`),
  );
});
