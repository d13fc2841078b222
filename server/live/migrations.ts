import { randomUUID } from 'node:crypto';
import { getMigrations } from 'better-auth/db/migration';
import { Migrator, PostgresAdapter, sql, type Kysely, type Migration } from 'kysely';
import type { Database } from './database.ts';
import { StorageError } from './problems.ts';

const names = { migrationTableName: 'migration', migrationLockTableName: 'migration_lock' };

/** Creates the tables of better-auth: `user`, `session`, `account` and `verification`. */
async function createAuthTables(db: Kysely<never>): Promise<void> {
  const type = db.getExecutor().adapter instanceof PostgresAdapter ? 'postgres' : 'sqlite';
  const { runMigrations } = await getMigrations({ database: { db, type } });
  await runMigrations();
}

/**
 * All migrations in their order. A released one never changes: add the next number. It uses no record types, which change.
 * During an upgrade servers of the release before use the tables, so it renames and removes nothing that they need.
 * For a release of better-auth with other tables, add one that runs `createAuthTables` again: it adds what is missing.
 */
const migrations: Readonly<Record<string, Migration>> = {
  '0001-tables': {
    up: async (db: Kysely<never>) => {
      await db.schema
        .createTable('head')
        .addColumn('one', 'integer', (column) => column.primaryKey().check(sql`one = 1`))
        .addColumn('seq', 'bigint', (column) => column.notNull())
        .addColumn('origin', 'text', (column) => column.notNull())
        .execute();
      await sql`insert into head (one, seq, origin) values (1, 0, ${randomUUID()})`.execute(db);
      await db.schema
        .createTable('journal')
        .addColumn('seq', 'bigint', (column) => column.primaryKey())
        .addColumn('at', 'text', (column) => column.notNull())
        .addColumn('account', 'text', (column) => column.notNull())
        .addColumn('action', 'text', (column) => column.notNull())
        .addColumn('action_id', 'text', (column) => column.notNull())
        .addColumn('input', 'text')
        .addColumn('changes', 'text', (column) => column.notNull())
        .addUniqueConstraint('journal_action', ['account', 'action_id'])
        .execute();
      await db.schema.createIndex('journal_account').on('journal').columns(['account', 'at']).execute();
      await db.schema
        .createTable('record')
        .addColumn('kind', 'text', (column) => column.notNull())
        .addColumn('id', 'text', (column) => column.notNull())
        .addColumn('version', 'integer', (column) => column.notNull())
        .addColumn('seq', 'bigint', (column) => column.notNull())
        .addColumn('added', 'bigint', (column) => column.notNull())
        .addColumn('place', 'integer', (column) => column.notNull())
        .addColumn('body', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('record_key', ['kind', 'id'])
        .execute();
      // A start reads each table in its order; without the index it would sort the bodies.
      await db.schema.createIndex('record_order').on('record').columns(['kind', 'added', 'place']).execute();
      await db.schema
        .createTable('mark')
        .addColumn('mark', 'text', (column) => column.notNull())
        .addColumn('account', 'text', (column) => column.notNull())
        .addColumn('id', 'text', (column) => column.notNull())
        .addColumn('seq', 'bigint', (column) => column.notNull())
        .addColumn('place', 'integer', (column) => column.notNull())
        .addPrimaryKeyConstraint('mark_key', ['mark', 'account', 'id'])
        .execute();
      await db.schema
        .createTable('attempt')
        .addColumn('key', 'text', (column) => column.primaryKey())
        .addColumn('since', 'bigint', (column) => column.notNull())
        .addColumn('count', 'integer', (column) => column.notNull())
        .execute();
      await db.schema
        .createTable('outbox')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('at', 'text', (column) => column.notNull())
        .addColumn('to_address', 'text', (column) => column.notNull())
        .addColumn('subject', 'text', (column) => column.notNull())
        .addColumn('body', 'text', (column) => column.notNull())
        .execute();
      await createAuthTables(db);
    },
  },
};

/** The names of the migrations that a database has run; null if it has none of our tables. */
export async function migrationsOf({ db }: Database): Promise<string[] | null> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === names.migrationTableName)) return null;
  const { rows } = await sql<{
    name: string;
  }>`select name from ${sql.table(names.migrationTableName)}`.execute(db);
  return rows.map(({ name }) => name);
}

/** Brings the tables to this release, under a lock: two servers can start at the same time. */
export async function migrate(database: Database): Promise<void> {
  const newer = (await migrationsOf(database))?.find((name) => !(name in migrations));
  if (newer !== undefined)
    throw new StorageError(
      `${database.place.name} is newer than this release: it has the migration '${newer}'. Run a newer release.`,
    );
  const migrator = new Migrator({
    db: database.db,
    provider: { getMigrations: async () => migrations },
    ...names,
  });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
}
