import { statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { removeFolder, scratchFolder } from '../testing/databases.ts';
import { readSecret } from './secret.ts';

test('the secret of a folder is created once, and its owner alone reads it', () => {
  const folder = scratchFolder();
  const secret = readSecret({ folder });
  expect(secret).toMatch(/^[\da-f]{64}$/);
  expect(readSecret({ folder })).toBe(secret);
  expect(statSync(join(folder, 'secret')).mode & 0o777).toBe(0o600);
  removeFolder(folder);
});
