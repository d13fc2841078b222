import { copyFileSync, mkdirSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openLive } from './live.ts';
import { explain } from './problems.ts';
import { removeFolder, scratchFolder } from './testing/databases.ts';
import { onPostgres } from './testing/onEachDatabase.ts';
import { freePort } from './testing/postgres.ts';
import { upgrade, versionOf } from './versions.ts';

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
    `The data folder ${below} cannot be created. Change the owner of its parent, or set DATA_FOLDER.`,
  );
  mkdirSync(file);
  await expect(openLive({ location: { folder } })).rejects.toThrow(
    `${file} cannot be written. Change its owner, or set DATA_FOLDER or DATABASE_URL to another place.`,
  );
});

test('a file that is no database or is damaged is refused and stays as it is', async () => {
  writeFileSync(file, 'These are notes. '.repeat(1_000));
  const sentence = `${file} is damaged or is no SQLite database. Restore a copy, or move it away to begin with the sample data.`;
  await expect(openLive({ location: { folder } })).rejects.toThrow(sentence);
  expect(readFileSync(file, 'utf8')).toMatch(/^These are notes/);

  removeFolder(folder);
  await (await openLive({ location: { folder } })).close();
  copyFileSync(file, join(folder, 'copy'));
  truncateSync(file, Math.floor(statSync(file).size / 2 / 4_096) * 4_096);
  await expect(openLive({ location: { folder } })).rejects.toThrow(sentence);
  copyFileSync(join(folder, 'copy'), file);
  await (await openLive({ location: { folder } })).close();
});

test('a full disk, a file without rights and an unknown failure are named', () => {
  const sentenceOf = (code: string, message = '') =>
    explain({ code, message }, { name: file, user: 'anna' }).message;
  expect(sentenceOf('SQLITE_FULL')).toBe(`The disk of ${file} is full. Free some space, then try again.`);
  expect(sentenceOf('53100')).toBe(sentenceOf('SQLITE_FULL'));
  expect(sentenceOf('SQLITE_READONLY_DIRECTORY')).toMatch('cannot be written. Change its owner');
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
  expect([versionOf('songs', readers), versionOf('posts')]).toEqual([3, 1]);
  const current = { title: 'Blue', plays: 0 };
  expect(upgrade('songs', 1, { name: 'Blue' }, readers)).toEqual(current);
  expect(upgrade('songs', 2, { title: 'Blue' }, readers)).toEqual(current);
  expect(upgrade('songs', 3, current, readers)).toBe(current);
  expect(() => upgrade('songs', 4, current, readers)).toThrow(
    "The kind 'songs' is stored in version 4, which is newer",
  );
});

onPostgres(({ open, scratch }) => {
  test('a server that does not answer, an unknown user and an unknown database are refused', async () => {
    const { location } = await scratch();
    const url = new URL((location as { url: string }).url);
    const refused = (change_: Partial<Record<'port' | 'username' | 'pathname' | 'password', string>>) => {
      const other = Object.assign(new URL(url), change_);
      return openLive({ location: { url: other.href } }).then(
        () => 'opened',
        (error: Error) => error.message,
      );
    };
    const port = String(await freePort());
    expect(await refused({ port, password: 'secret' })).toBe(
      `No PostgreSQL server answers at 127.0.0.1:${port}${url.pathname}. Start it, or correct DATABASE_URL.`,
    );
    expect(await refused({ username: 'nobody' })).toBe(
      `The PostgreSQL server refuses the user 'nobody' at ${url.host}${url.pathname}. Correct DATABASE_URL.`,
    );
    expect(await refused({ pathname: '/none' })).toBe(
      `The database ${url.host}/none does not exist. Create it with createdb, or correct DATABASE_URL.`,
    );
    expect((await open()).seq).toBe(1);
  });
});
