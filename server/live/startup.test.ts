import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { errorLog, linesOf } from '../testing/errorLog.ts';
import { runCommand } from './commands.ts';
import { openDatabase } from './database.ts';
import { openLive } from './live.ts';
import { explain } from './problems.ts';
import { removeFolder, scratchFolder } from './testing/databases.ts';
import { upgrade, versionOf } from './versions.ts';

const log = errorLog();
let folder = '';
let file = '';
beforeEach(() => {
  folder = scratchFolder();
  file = join(folder, 'workgrove.sqlite');
});
afterEach(() => removeFolder(folder));

test('a folder that cannot be created or a file that cannot be opened is refused', async () => {
  writeFileSync(join(folder, 'a file'), '');
  const below = join(folder, 'a file', 'data');
  await expect(openLive({ location: { folder: below } })).rejects.toThrow(
    `The data folder ${below} cannot be created. Create its parent, with the right to write, or set DATA_FOLDER.`,
  );
  mkdirSync(file);
  await expect(openLive({ location: { folder } })).rejects.toThrow(
    `${file} cannot be written. Change its owner, or set DATA_FOLDER or DATABASE_URL to another place.`,
  );
});

/** Ways to damage the bytes of a database file of the sample, whose texts are in most of its pages. */
const damages: [string, (bytes: Buffer) => Buffer][] = [
  ['a text file', () => Buffer.from('These are notes. '.repeat(1_000))],
  ['a short text file', () => Buffer.from('Notes')],
  ['the first half of a file', (bytes) => bytes.subarray(0, bytes.length / 2)],
  ['a file without its last page', (bytes) => bytes.subarray(0, -4_096)],
  ['the header of a file', (bytes) => bytes.subarray(0, 50)],
  ['random pages', (bytes) => Buffer.concat([bytes.subarray(0, 8_192), randomBytes(bytes.length - 8_192)])],
  [
    'a damaged text of a record',
    (bytes) => Buffer.from(bytes).fill(0xff, bytes.indexOf('"postedAt"'), bytes.indexOf('"postedAt"') + 4),
  ],
];

test.each(damages)('%s is refused by the start and the check, and stays as it is', async (_name, damage) => {
  await (await openLive({ location: { folder } })).close();
  const damaged = damage(readFileSync(file));
  writeFileSync(file, damaged);
  const sentence = `${file} is damaged or is no SQLite database. Restore a copy, or move it away to begin with the sample data.`;
  await expect(openLive({ location: { folder } })).rejects.toThrow(sentence);
  const lines: string[] = [];
  const print = (line: string) => void lines.push(line);
  expect(await runCommand(['check'], { DATA_FOLDER: folder }, print, print)).toBe(1);
  expect(lines).toEqual([sentence]);
  expect(readFileSync(file).equals(damaged)).toBe(true);
});

test('an empty file is an empty database', async () => {
  writeFileSync(file, '');
  const lines: string[] = [];
  const print = (line: string) => void lines.push(line);
  expect(await runCommand(['check'], { DATA_FOLDER: folder }, print, print)).toBe(1);
  expect(lines).toEqual([`${file} has no data. Run \`npm run live\` first.`]);
  const live = await openLive({ location: { folder } });
  expect(live.seq).toBe(1);
  await live.close();
});

test('only the owner of the files reads them', async () => {
  const live = await openLive({ location: { folder } });
  for (const name of [file, `${file}-wal`]) expect((statSync(name).mode & 0o777).toString(8)).toBe('600');
  await live.close();
});

test('a record that refers to a missing one is hidden, and the log names it', async () => {
  const first = await openLive({ location: { folder } });
  const [post] = first.store.posts.values();
  await first.close();
  const { db } = await openDatabase({ folder }, { create: false });
  await db.deleteFrom('record').where('kind', '=', 'people').where('id', '=', post!.authorId).execute();
  await db.destroy();
  const live = await openLive({ location: { folder } });
  expect(live.store.posts.has(post!.id)).toBe(false);
  expect(live.store.posts.size).toBeGreaterThan(10);
  expect(linesOf(log()).map(({ message }) => message)).toContain(
    `A record of 'posts', '${post!.id}', refers to '${post!.authorId}', which does not exist. It is hidden.`,
  );
  await live.close();
});

test('a full disk, a file without rights and an unknown failure are named', () => {
  const sentenceOf = (code: string, message = '') =>
    explain({ code, message }, { name: file, user: 'anna' }).message;
  expect(sentenceOf('SQLITE_FULL')).toBe(`The disk of ${file} is full. Free some space, then try again.`);
  expect(sentenceOf('53100')).toBe(sentenceOf('SQLITE_FULL'));
  expect(sentenceOf('SQLITE_READONLY_DIRECTORY')).toMatch('cannot be written. Change its owner');
  expect(sentenceOf('', 'attempt to write a readonly database')).toBe(sentenceOf('EACCES'));
  expect(sentenceOf('42501')).toBe(
    `The user 'anna' may not create tables in ${file}. Make this user the owner of the database.`,
  );
  expect(sentenceOf('XX000', 'it broke')).toBe(`${file} reports: it broke.`);
});

test('each kind is read in the current version from an older one, and refused from a newer one', () => {
  const readers = {
    songs: [
      ({ name }: { name: string }) => ({ title: name }),
      ({ title }: { title: string }) => ({ title, plays: 0 }),
    ],
  };
  expect([versionOf('songs', readers), versionOf('jobs')]).toEqual([3, 1]);
  const current = { title: 'Blue', plays: 0 };
  expect(upgrade('songs', 1, { name: 'Blue' }, readers)).toEqual(current);
  expect(upgrade('songs', 2, { title: 'Blue' }, readers)).toEqual(current);
  expect(upgrade('songs', 3, current, readers)).toBe(current);
  expect(() => upgrade('songs', 4, current, readers)).toThrow(
    "The kind 'songs' is stored in version 4, which is newer",
  );
});
