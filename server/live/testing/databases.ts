import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Location } from '../database.ts';

/** Signs the sessions of tests and measurements. */
export const secret = 'a secret for tests, 32 characters';

/** An empty database for a test. */
export interface Scratch {
  location: Location;
  remove: () => Promise<void>;
}

/** A temporary folder for a SQLite database. */
export const scratchFolder = (): string => mkdtempSync(join(tmpdir(), 'workgrove-'));

export const removeFolder = (folder: string): void => rmSync(folder, { recursive: true, force: true });

/** An empty SQLite database in a temporary folder. */
export async function scratchSqlite(): Promise<Scratch> {
  const folder = scratchFolder();
  return { location: { folder }, remove: async () => removeFolder(folder) };
}
