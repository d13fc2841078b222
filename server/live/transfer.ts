import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import * as z from 'zod';
import { insertLogins } from './accounts/logins.ts';
import { lockHead, type Database, type Tables } from './database.ts';
import { entriesOf, inChunks } from './entries.ts';
import { checkIntegrity } from './integrity.ts';
import { StorageError } from './problems.ts';
import { rows, type Rows } from './rows.ts';

/** The version of the export's lines. */
const format = 1;

const number = z.int().nonnegative();

type Exported = keyof Rows;
const exported = Object.keys(rows) as Exported[];

const headLine = z.strictObject({ workgrove: z.literal('export'), format: number, seq: number });
const endLine = z.strictObject({
  end: z.strictObject({ journal: number, record: number, mark: number, login: number }),
});

/** The lines of an export, each with its line break. The last one has the number of rows: a partial file lacks it. */
export async function* exportLines(db: Kysely<Tables>): AsyncGenerator<string> {
  const line = (value: object) => `${JSON.stringify(value)}\n`;
  const { seq } = await db.selectFrom('head').select('seq').executeTakeFirstOrThrow();
  yield line({ workgrove: 'export', format, seq } satisfies z.infer<typeof headLine>);
  const end = { journal: 0, record: 0, mark: 0, login: 0 };
  for await (const journal of entriesOf(db)) {
    end.journal += 1;
    yield line({ journal });
  }
  const kinds = await db.selectFrom('record').select('kind').distinct().orderBy('kind').execute();
  for (const { kind } of kinds) {
    const ofKind = db.selectFrom('record').selectAll().where('kind', '=', kind);
    // oxlint-disable-next-line no-await-in-loop -- one connection runs one statement at a time
    for (const record of await ofKind.orderBy('added').orderBy('place').execute()) {
      end.record += 1;
      yield line({ record });
    }
  }
  const marks = db.selectFrom('mark').selectAll().orderBy('seq').orderBy('place');
  for (const mark of await marks.orderBy('mark').orderBy('id').execute()) {
    end.mark += 1;
    yield line({ mark });
  }
  const logins = db
    .selectFrom('user')
    .innerJoin('account', 'account.userId', 'user.id')
    .select(['user.id', 'user.name', 'user.email', 'account.password'])
    .where('account.password', 'is not', null);
  for (const login of await logins.orderBy('user.id').execute()) {
    end.login += 1;
    yield line({ login });
  }
  yield line({ end } satisfies z.infer<typeof endLine>);
}

const nothingImported = 'Nothing was imported.';

/** Reads a line, or throws an error that names it. */
function parse<T>(schema: z.ZodType<T>, line: string, lineNumber: number): T {
  try {
    return schema.parse(JSON.parse(line));
  } catch {
    throw new StorageError(`Line ${lineNumber} is not a line of an export. ${nothingImported}`);
  }
}

/** The kind of a line such as '{"record":{…}}'; undefined for the last line, or one of no export. */
const kindOf = (line: string): Exported | undefined =>
  exported.find((kind) => line.startsWith(`{"${kind}":`));

/** Collects the rows of an import, and inserts them a thousand at a time. */
function createWriter(tx: Kysely<Tables>) {
  const waiting: { [K in Exported]: Rows[K][] } = { journal: [], record: [], mark: [], login: [] };
  const counts = { journal: 0, record: 0, mark: 0, login: 0 };
  async function flush(kind: Exported): Promise<void> {
    if (kind === 'login') return insertLogins(tx, waiting.login.splice(0));
    const values: object[] = waiting[kind].splice(0);
    await inChunks(values, (chunk) =>
      tx
        .insertInto(kind)
        .values(chunk as never)
        .execute(),
    );
  }
  return {
    counts,
    async add(kind: Exported, row: never): Promise<void> {
      counts[kind] += 1;
      if (waiting[kind].push(row) >= 1_000) await flush(kind);
    },
    async flush(): Promise<void> {
      // oxlint-disable-next-line no-await-in-loop -- one connection runs one statement at a time
      for (const kind of exported) await flush(kind);
    },
  };
}

/** Reads the lines of an export into an empty database, all of them or none. Resolves to the number of rows. */
export async function importLines(
  database: Database,
  lines: AsyncIterable<string>,
): Promise<Record<Exported, number>> {
  return database.db.transaction().execute(async (tx) => {
    const { seq: last } = await lockHead(database, tx);
    if (last > 0)
      throw new StorageError(
        `${database.place.name} already has data. Run \`npm run live:reset\` first, or set DATA_FOLDER or DATABASE_URL to another place. ${nothingImported}`,
      );
    const writer = createWriter(tx);
    let lineNumber = 0;
    let seq: number | undefined;
    let end: z.infer<typeof endLine>['end'] | undefined;
    for await (const line of lines) {
      lineNumber += 1;
      if (end) throw new StorageError(`Line ${lineNumber} follows the end of the export. ${nothingImported}`);
      if (seq === undefined) {
        const head = parse(headLine, line, lineNumber);
        if (head.format > format)
          throw new StorageError(
            `The export comes from a newer release. Run a newer release. ${nothingImported}`,
          );
        seq = head.seq;
        continue;
      }
      const kind = kindOf(line);
      if (kind === undefined) ({ end } = parse(endLine, line, lineNumber));
      else {
        const row = parse(z.strictObject({ [kind]: rows[kind] }), line, lineNumber)[kind];
        await writer.add(kind, row as never);
      }
    }
    await writer.flush();
    const isComplete = end && exported.every((kind) => end[kind] === writer.counts[kind]);
    if (seq === undefined || !isComplete)
      throw new StorageError(`The export is not complete. Export it again. ${nothingImported}`);
    // A new origin: a running server that has other data stops.
    await tx.updateTable('head').set({ seq, origin: randomUUID() }).execute();
    const { problems } = await checkIntegrity(tx);
    if (problems.length > 0)
      throw new StorageError(`The export is not valid: ${problems[0]} ${nothingImported}`);
    return writer.counts;
  });
}

/** All tables but the head; one that refers to another one, as `session` to `user`, is deleted first. */
const tables = [
  'journal',
  'record',
  'mark',
  'session',
  'account',
  'verification',
  'user',
  'attempt',
  'outbox',
] as const satisfies readonly (keyof Tables)[];

/** Removes all data. The next start writes the sample data. A running server rejects actions from then on. */
export const reset = (database: Database): Promise<number> =>
  database.db.transaction().execute(async (tx) => {
    const { seq } = await lockHead(database, tx);
    // oxlint-disable-next-line no-await-in-loop -- one connection runs one statement at a time
    for (const table of tables) await tx.deleteFrom(table).execute();
    await tx.updateTable('head').set({ seq: 0, origin: randomUUID() }).execute();
    return seq;
  });
