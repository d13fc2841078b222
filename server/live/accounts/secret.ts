import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Location } from '../database.ts';

/** Creates a file at once and complete: another server may create it, or read it, at the same moment. */
function createOnce(file: string, text: string): void {
  const temporary = `${file}.${process.pid}`;
  writeFileSync(temporary, text, { mode: 0o600 });
  try {
    linkSync(temporary, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(temporary);
  }
}

/** The secret of a data folder, which is created once. A database server has none: `readSettings` requires SECRET. */
export function readSecret(location: Location): string {
  if ('url' in location) throw new Error('A database server needs SECRET.');
  const file = join(location.folder, 'secret');
  if (!existsSync(file)) createOnce(file, randomBytes(32).toString('hex'));
  return readFileSync(file, 'utf8');
}
