import { sql, type Kysely } from 'kysely';
import { checkData } from '../data/changes.ts';
import type { Tables } from './database.ts';
import { readChanges } from './entries.ts';
import { loadData } from './load.ts';
import { removed } from './oldEntries.ts';

const entriesAtOnce = 500;

export interface Integrity {
  counts: { journal: number; record: number; mark: number };
  /** One sentence for each thing that is wrong. */
  problems: string[];
}

/** Reads all entries of the journal in order, a few hundred at a time. */
export async function* entriesOf(db: Kysely<Tables>): AsyncGenerator<Tables['journal']> {
  for (let last = -1; ;) {
    // oxlint-disable-next-line no-await-in-loop -- a journal can be larger than the memory
    const entries = await db
      .selectFrom('journal')
      .selectAll()
      .where('seq', '>', last)
      .orderBy('seq')
      .limit(entriesAtOnce)
      .execute();
    yield* entries;
    const final = entries.at(-1);
    if (!final) return;
    last = final.seq;
  }
}

/** Runs a check. Returns the message of the error that it throws as the only item; an empty list if it throws none. */
async function messageOf(run: () => unknown): Promise<string[]> {
  try {
    await run();
    return [];
  } catch (error) {
    return [(error as Error).message];
  }
}

/** Returns a sentence for each gap in the numbers of entries up to the head, and for each entry that cannot be read. */
async function checkJournal(db: Kysely<Tables>, head: number): Promise<string[]> {
  const problems: string[] = [];
  let expected: number | undefined;
  for await (const { seq, changes } of entriesOf(db)) {
    // The journal may begin later than at 1: the records do not depend on it.
    if (expected !== undefined && seq !== expected)
      problems.push(`Entry ${expected} of the journal is missing; the next one is ${seq}.`);
    expected = seq + 1;
    const unreadable = changes === removed ? [] : await messageOf(() => readChanges(changes));
    problems.push(...unreadable.map((message) => `Entry ${seq} of the journal cannot be read: ${message}`));
  }
  const last = (expected ?? 1) - 1;
  if (last !== head) problems.push(`The last entry of the journal is ${last}, but the head has ${head}.`);
  return problems;
}

/** Checks the journal's numbers and all records: JSON, versions, kinds, references. For `live:check` and after an import. */
export async function checkIntegrity(db: Kysely<Tables>): Promise<Integrity> {
  const { seq } = await db.selectFrom('head').select('seq').executeTakeFirstOrThrow();
  const count = async (table: 'journal' | 'record' | 'mark') => {
    const row = await db
      .selectFrom(table)
      .select(sql<string | number>`count(*)`.as('rows'))
      .executeTakeFirstOrThrow();
    return Number(row.rows);
  };
  const counts = {
    journal: await count('journal'),
    record: await count('record'),
    mark: await count('mark'),
  };
  const problems = await checkJournal(db, seq);
  for (const table of ['record', 'mark'] as const) {
    // oxlint-disable-next-line no-await-in-loop -- one connection runs one statement at a time
    const later = await db.selectFrom(table).select('id').where('seq', '>', seq).execute();
    problems.push(...later.map(({ id }) => `The ${table} '${id}' is newer than the head.`));
  }
  problems.push(...(await messageOf(async () => checkData((await loadData(db)).data))));
  return { counts, problems };
}
