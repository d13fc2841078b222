import { StoredTable } from './storedTable.ts';

export interface Owned {
  /** The account: the id of its person. */
  ownerId: string;
}

/** The fields by which a record names another person or an object. */
const references = ['personId', 'actorId', 'subjectId'] as const;
type Referring = Partial<Record<(typeof references)[number], string | null>>;

/** Records by what they belong to, which each change keeps up to date. */
function createGroups<T extends { id: string }>(keysOf: (record: T) => readonly string[]) {
  const groups = new Map<string, StoredTable<T>>();
  return {
    /** The same map is returned each time; it follows changes. */
    of(key: string): Map<string, T> {
      let group = groups.get(key);
      if (!group) groups.set(key, (group = new StoredTable()));
      return group;
    },
    replace(before: T | undefined, after: T | undefined): void {
      const keys = after ? keysOf(after) : [];
      for (const key of before ? keysOf(before) : [])
        if (!keys.includes(key)) groups.get(key)?.delete(before!.id);
      for (const key of keys) this.of(key).set(after!.id, after!);
    },
    clear: () => groups.forEach((group) => group.clear()),
  };
}

/** A table whose records belong to accounts, with the records of each account as a table of its own. */
export class OwnedTable<T extends { id: string }> extends StoredTable<T> {
  readonly #owned: ReturnType<typeof createGroups<T>>;
  readonly #about: ReturnType<typeof createGroups<T>>;
  readonly #ownersOf: (record: T) => readonly string[];

  /** `ownersOf` returns the accounts to which a record belongs. It reads the record alone. */
  constructor(records: Iterable<T>, ownersOf: (record: T) => readonly string[]) {
    super(); // without the records: `set` needs the fields below
    this.#ownersOf = ownersOf;
    this.#owned = createGroups(ownersOf);
    this.#about = createGroups<T>((record: T & Referring) =>
      references.flatMap((name) => record[name] ?? []),
    );
    for (const record of records) this.set(record.id, record);
  }

  ownersOf(record: T): readonly string[] {
    return this.#ownersOf(record);
  }

  /** The same table is returned each time; it follows changes. */
  of(owner: string): Map<string, T> {
    return this.#owned.of(owner);
  }

  /** The records of all accounts that name this person or object, such as an invitation by a person. */
  about(id: string): T[] {
    return [...this.#about.of(id).values()];
  }

  override set(id: string, record: T): this {
    const before = this.get(id);
    this.#owned.replace(before, record);
    this.#about.replace(before, record);
    return super.set(id, record);
  }

  override delete(id: string): boolean {
    const before = this.get(id);
    this.#owned.replace(before, undefined);
    this.#about.replace(before, undefined);
    return super.delete(id);
  }

  override clear(): void {
    this.#owned.clear();
    this.#about.clear();
    super.clear();
  }
}
