import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Location } from '../database.ts';

/** The secret of a data folder, which is created once. A database server has none: `readSettings` requires SECRET. */
export function readSecret(location: Location): string {
  if ('url' in location) throw new Error('A database server needs SECRET.');
  const file = join(location.folder, 'secret');
  // 'wx': another server may create it at the same moment.
  if (!existsSync(file))
    try {
      writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx' });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  return readFileSync(file, 'utf8');
}
