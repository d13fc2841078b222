import { createReadStream, rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { sql } from 'kysely';
import { readLocation } from '../http/settings.ts';
import { openDatabase, type Database } from './database.ts';
import { checkIntegrity } from './integrity.ts';
import { readSnapshot } from './load.ts';
import { migrate, migrationsOf } from './migrations.ts';
import { explain, StorageError } from './problems.ts';
import { exportLines, importLines, reset } from './transfer.ts';

const usage = `Pass one command: check, export FILE, import FILE or reset.`;

type Print = (line: string) => void;

const describe = (counts: { journal: number; record: number; mark: number }) =>
  `${counts.journal} entries, ${counts.record} records and ${counts.mark} marks`;

/** Returns the file that a command's argument names. Throws if there is none. */
function fileArgument(command: string, file: string | undefined): string {
  if (file === undefined)
    throw new StorageError(`Pass a file: \`npm run live:${command} -- workgrove.jsonl\`.`);
  return file;
}

async function check(database: Database, print: Print): Promise<number> {
  const { counts, problems } = await readSnapshot(database, checkIntegrity);
  // Only SQLite locks no rows, and has this pragma.
  if (!database.locksRows) {
    const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(database.db);
    const found = rows.map((row) => row.integrity_check).filter((line) => line !== 'ok');
    problems.push(...found.map((line) => `SQLite reports: ${line}.`));
  }
  print(`${database.place.name} has ${describe(counts)}.`);
  for (const problem of problems) print(problem);
  print(
    problems.length === 0 ? 'All is well.' : `Problems: ${problems.length}. Restore a copy of the database.`,
  );
  return problems.length === 0 ? 0 : 1;
}

async function writeExport(database: Database, print: Print, name: string | undefined): Promise<number> {
  const file = fileArgument('export', name);
  // It contains password hashes, so only its owner can read it. 'wx' fails if the file exists.
  const output = await open(file, 'wx', 0o600).catch(({ code, message }: NodeJS.ErrnoException) => {
    throw new StorageError(
      code === 'EEXIST' ? `${file} exists. Pass another file.` : `${file} cannot be written: ${message}.`,
    );
  });
  try {
    await readSnapshot(database, (tx) => pipeline(exportLines(tx), output.createWriteStream()));
  } catch (error) {
    rmSync(file, { force: true });
    throw error;
  }
  print(`Exported ${database.place.name} to ${file}.`);
  return 0;
}

async function* linesOf(file: string): AsyncGenerator<string> {
  let rest = '';
  try {
    for await (const chunk of createReadStream(file, 'utf8')) {
      const lines = `${rest}${String(chunk)}`.split('\n');
      rest = lines.pop()!;
      yield* lines;
    }
  } catch (error) {
    throw new StorageError(`${file} cannot be read: ${(error as Error).message}.`, { cause: error });
  }
  if (rest !== '') yield rest;
}

async function readImport(database: Database, print: Print, name: string | undefined): Promise<number> {
  const counts = await importLines(database, linesOf(fileArgument('import', name)));
  print(`Imported ${describe(counts)} to ${database.place.name}.`);
  return 0;
}

async function resetData(database: Database, print: Print): Promise<number> {
  const entries = await reset(database);
  print(`Removed ${entries} entries from ${database.place.name}. The next start writes the sample data.`);
  return 0;
}

const commands = { check, export: writeExport, import: readImport, reset: resetData } as const;

/** Runs a command on the database that DATABASE_URL or DATA_FOLDER names. Resolves to the exit code. */
export async function runCommand(
  [name = '', ...rest]: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
  print: Print,
  complain: Print,
): Promise<number> {
  let database: Database | undefined;
  try {
    const takesFile = name === 'export' || name === 'import';
    if (!(name in commands) || rest.length > (takesFile ? 1 : 0)) throw new StorageError(usage);
    const create = name === 'import';
    database = await openDatabase(readLocation(environment), { create });
    if (!create && (await migrationsOf(database)) === null)
      throw new StorageError(`${database.place.name} has no data. Run \`npm run live\` first.`);
    await migrate(database);
    const withJournal = true;
    database.checkTexts?.(withJournal);
    return await commands[name as keyof typeof commands](database, print, rest[0]);
  } catch (error) {
    complain(database ? explain(error, database.place).message : (error as Error).message);
    return 1;
  } finally {
    await database?.db.destroy().catch(() => {});
  }
}
