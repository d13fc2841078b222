import { StoredTable } from './storedTable.ts';

export interface Owned {
  /** The account: the id of its person. */
  ownerId: string;
}

/** A table whose records belong to accounts, with the records of each account as a table of its own. */
export class OwnedTable<T extends { id: string }> extends StoredTable<T> {
  readonly #byOwner: Map<string, StoredTable<T>>;
  readonly #ownersOf: (record: T) => readonly string[];

  /** `ownersOf` returns the accounts to which a record belongs. It reads the record alone. */
  constructor(records: Iterable<T>, ownersOf: (record: T) => readonly string[]) {
    super(); // without the records: `set` needs the fields below
    this.#byOwner = new Map();
    this.#ownersOf = ownersOf;
    for (const record of records) this.set(record.id, record);
  }

  ownersOf(record: T): readonly string[] {
    return this.#ownersOf(record);
  }

  /** The same table is returned each time; it follows changes. */
  of(owner: string): Map<string, T> {
    let own = this.#byOwner.get(owner);
    if (!own) this.#byOwner.set(owner, (own = new StoredTable()));
    return own;
  }

  override set(id: string, record: T): this {
    const owners = this.ownersOf(record);
    const before = this.get(id);
    for (const owner of before ? this.ownersOf(before) : [])
      if (!owners.includes(owner)) this.of(owner).delete(id);
    for (const owner of owners) this.of(owner).set(id, record);
    return super.set(id, record);
  }

  override delete(id: string): boolean {
    const before = this.get(id);
    for (const owner of before ? this.ownersOf(before) : []) this.of(owner).delete(id);
    return super.delete(id);
  }

  override clear(): void {
    for (const own of this.#byOwner.values()) own.clear();
    super.clear();
  }
}
