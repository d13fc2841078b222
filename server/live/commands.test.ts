import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { errorLog } from '../testing/errorLog.ts';
import { runCommand } from './commands.ts';
import { openDatabase, type Location } from './database.ts';
import { openLive } from './live.ts';
import { change, dataOf, newPost } from './testing/actions.ts';
import { removeFolder, scratchFolder } from './testing/databases.ts';
import { onEachDatabase, onPostgres } from './testing/onEachDatabase.ts';

let folder = '';
beforeEach(() => {
  folder = scratchFolder();
});
afterEach(() => removeFolder(folder));

/** Runs a command on a database; returns its exit code and what it printed. */
async function run(location: Location, ...args: string[]) {
  const environment = 'url' in location ? { DATABASE_URL: location.url } : { DATA_FOLDER: location.folder };
  const printed: string[] = [];
  const print = (line: string) => void printed.push(line);
  const code = await runCommand(args, environment, print, print);
  return [code, ...printed];
}

const ada = { email: 'ada@example.com', password: 'grove and rings' };

onEachDatabase(({ open, scratch, server }) => {
  errorLog();
  const file = () => join(folder, 'export.jsonl');

  /** A database with two actions after the sample, and its export. */
  async function exported() {
    const live = await open();
    const [first, second] = live.store.posts.keys();
    await change(
      live,
      [newPost(live.store, 'post-new'), { mark: 'likedPosts', id: second!, on: true }],
      'press-1',
    );
    await change(live, [
      { drop: 'posts', id: first! },
      { mark: 'likedPosts', id: 'post-new', on: true },
    ]);
    await live.accounts!.signUp({ name: 'Ada', ...ada });
    const { location } = await scratch();
    expect(await run(location, 'export', file())).toEqual([0, `Exported ${live.storedIn} to ${file()}.`]);
    // Only its owner reads it.
    expect(statSync(file()).mode & 0o777).toBe(0o600);
    return { live, location };
  }

  test('an import restores what was exported, with the ids of its actions', async () => {
    const { live, location } = await exported();
    const before = dataOf(live);
    const { size } = live.store.posts;
    expect(await run(location, 'import', file())).toEqual([
      1,
      expect.stringContaining('already has data. Run `npm run live:reset` first'),
    ]);
    expect((await run(location, 'reset'))[1]).toBe(
      `Removed 3 entries from ${live.storedIn}. The next start writes the sample data.`,
    );
    // The server that ran meanwhile does not go on with data that is no longer stored.
    await expect(change(live, [])).rejects.toThrow('A reset or an import replaced the data.');
    expect(await run(location, 'import', file())).toEqual([
      0,
      expect.stringMatching(/^Imported 3 entries, \d+ records and \d+ marks to /),
    ]);
    expect((await run(location, 'check')).at(-1)).toBe('All is well.');
    const again = await open();
    expect([dataOf(again), again.seq, again.store.posts.size]).toEqual([before, 3, size]);
    expect(await change(again, [], 'press-1')).toMatchObject({ seq: 2, repeated: true });
    const visitor = { cookie: undefined, address: '127.0.0.1', isLocal: true };
    expect(await again.accounts!.logIn(ada, visitor)).toMatchObject({ name: 'Ada', email: ada.email });
  });

  test('an import of a malformed, partial, foreign or newer file changes nothing', async () => {
    const { location } = await exported();
    const lines = readFileSync(file(), 'utf8').trimEnd().split('\n');
    await run(location, 'reset');
    const posts = lines.findIndex((line) => line.includes('"kind":"people"'));
    const cases: [string[], string][] = [
      [[], 'The export is not complete. Export it again.'],
      [lines.slice(0, -1), 'The export is not complete. Export it again.'],
      [lines.toSpliced(posts, 1), 'The export is not complete. Export it again.'],
      [lines.with(5, lines[5]!.slice(0, 20)), 'Line 6 is not a line of an export.'],
      [lines.with(0, '{"people":[]}'), 'Line 1 is not a line of an export.'],
      [lines.with(4, '{"journal":{"seq":4}}'), 'Line 5 is not a line of an export.'],
      [[...lines, lines[4]!], `Line ${lines.length + 1} follows the end of the export.`],
      [
        lines.with(0, lines[0]!.replace('"format":1', '"format":2')),
        'The export comes from a newer release. Run a newer release.',
      ],
      [
        lines.with(0, lines[0]!.replace('"seq":3', '"seq":9')),
        'The export is not valid: The last entry of the journal is 3, but the head has 9.',
      ],
      [
        lines.with(posts, lines[posts]!.replace(/"version":\d/, '"version":9')),
        "The export is not valid: The kind 'people' is stored in version 9, which is newer than this release. Run a newer release.",
      ],
      [
        lines.with(posts, lines[posts]!.replaceAll('person-', 'other-')),
        'The export is not valid: The data refer to ',
      ],
    ];
    // PostgreSQL rolls back in the same way: the last cases are enough.
    for (const [changed, sentence] of server() ? cases.slice(-2) : cases) {
      writeFileSync(file(), changed.join('\n'));
      // oxlint-disable-next-line no-await-in-loop -- the imports share a database
      const [code, printed] = await run(location, 'import', file());
      expect([code, printed]).toEqual([1, expect.stringContaining(sentence)]);
      expect(printed).toMatch(/Nothing was imported\.$/);
    }
    expect((await run(location, 'check'))[1]).toMatch('has 0 entries, 0 records and 0 marks.');
  });

  test('the check names gaps, missing references and records that cannot be read', async () => {
    const { location } = await exported();
    expect(await run(location, 'check')).toEqual([
      0,
      expect.stringMatching(/ has 3 entries, \d+ records and \d+ marks\.$/),
      'All is well.',
    ]);
    const { db } = await openDatabase(location, { create: false });
    await db.deleteFrom('journal').where('seq', '=', 2).execute();
    await db.updateTable('head').set({ seq: 4 }).execute();
    await db.deleteFrom('record').where('kind', '=', 'companies').execute();
    await db.updateTable('mark').set({ seq: 9 }).where('id', '=', 'post-new').execute();
    expect((await run(location, 'check')).slice(2)).toEqual([
      'Entry 2 of the journal is missing; the next one is 3.',
      'The last entry of the journal is 3, but the head has 4.',
      "The mark 'post-new' is newer than the head.",
      expect.stringMatching(/^The data refer to '.+', which does not exist\.$/),
      'Problems: 4. Restore a copy of the database.',
    ]);
    await db.updateTable('record').set({ body: '{' }).where('kind', '=', 'posts').execute();
    expect((await run(location, 'check')).at(-2)).toMatch('JSON');
    await db.destroy();
  });

  test('a command that gets no file, an existing file or no database says so', async () => {
    const { location } = await scratch();
    const missing = [
      1,
      expect.stringMatching(
        /^There is no database in .+ Run `npm run live`|has no data\. Run `npm run live` first\.$/,
      ),
    ];
    expect(await run(location, 'check')).toEqual(missing);
    expect(await run(location, 'export', file())).toEqual(missing);
    expect(await run(location, 'reset')).toEqual(missing);
    await open();
    writeFileSync(file(), 'mine');
    expect(await run(location, 'export', file())).toEqual([1, `${file()} exists. Pass another file.`]);
    expect(readFileSync(file(), 'utf8')).toBe('mine');
    expect(await run(location, 'export', join(folder, 'none/export.jsonl'))).toEqual([
      1,
      expect.stringContaining('cannot be written'),
    ]);
    expect(await run(location, 'export')).toEqual([
      1,
      'Pass a file: `npm run live:export -- workgrove.jsonl`.',
    ]);
    for (const wrong of [['clear'], ['reset', 'all'], ['check', 'all'], ['export', 'a', 'b']])
      // oxlint-disable-next-line no-await-in-loop -- each may change the data
      expect(await run(location, ...wrong)).toEqual([
        1,
        'Pass one command: check, export FILE, import FILE or reset.',
      ]);
    await run(location, 'reset');
    expect(await run(location, 'import', join(folder, 'none.jsonl'))).toEqual([
      1,
      expect.stringContaining('cannot be read'),
    ]);
  });
});

onPostgres(({ open, scratch }) => {
  test('an export moves the data from SQLite to PostgreSQL', async () => {
    const live = await openLive({ location: { folder } });
    await change(live, [newPost(live.store, 'post-new')], 'press-1');
    await run({ folder }, 'export', join(folder, 'export.jsonl'));
    await run((await scratch()).location, 'import', join(folder, 'export.jsonl'));
    expect(dataOf(await open())).toBe(dataOf(live));
    await live.close();
  });
});
