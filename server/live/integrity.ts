import { sql, type Kysely } from 'kysely';
import { checkData } from '../data/changes.ts';
import type { Tables } from './database.ts';
import { entriesOf, readChanges } from './entries.ts';
import { loadData } from './load.ts';
import { removed } from './oldEntries.ts';
import { MemoryError } from './problems.ts';

/** Runs a check that throws, and returns its message. Throws if the memory does not suffice for it. */
async function messageOf(run: () => unknown): Promise<string[]> {
  try {
    await run();
    return [];
  } catch (error) {
    if (error instanceof MemoryError) throw error;
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
    // `removeOldChanges` empties old entries, which is no problem.
    const unreadable = changes === removed ? [] : await messageOf(() => readChanges(changes));
    problems.push(...unreadable.map((message) => `Entry ${seq} of the journal cannot be read: ${message}`));
  }
  const last = (expected ?? 1) - 1;
  if (last !== head) problems.push(`The last entry of the journal is ${last}, but the head has ${head}.`);
  return problems;
}

/** Checks the entries' numbers and the records: JSON, versions, kinds, references. `problems` has one sentence each. */
export async function checkIntegrity(db: Kysely<Tables>) {
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
