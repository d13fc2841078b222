import * as z from 'zod';

const text = z.string();
const number = z.int().nonnegative();

/** The rows of an export (`transfer.ts`) and of the tables (`database.ts`). Only a login is no row: it joins two tables. */
export const rows = {
  /** One row for each action. */
  journal: z.strictObject({
    seq: number,
    /** In ISO 8601 with milliseconds, from the database's clock. */
    at: text,
    account: text,
    action: text,
    action_id: text,
    /** A hash of the action's input; null where it is not known. A retry has the same. */
    input: text.nullable(),
    /** `StoredChange[]` as JSON. */
    changes: text,
  }),
  /** The current records, and the values that are not tables, such as an account's settings. */
  record: z.strictObject({
    /** The name of the table or value. */
    kind: text,
    id: text,
    /** The version of the kind in which `body` is written. */
    version: number,
    /** The entry that wrote it last. */
    seq: number,
    /** The entry that added it, and its place among the records of that entry: the order of the table. */
    added: number,
    place: number,
    /** As JSON in a text column: `jsonb` would reorder keys and reject the character U+0000. */
    body: text,
  }),
  /** A mark of an account on an object, such as a saved job; `seq` and `place` are its order, as in `record`. */
  mark: z.strictObject({ mark: text, account: text, id: text, seq: number, place: number }),
  /** What a person needs to log in. The id is that of the person, and the password is a hash. */
  login: z.strictObject({ id: text, name: text, email: text, password: text }),
};

export type Rows = { [K in keyof typeof rows]: z.infer<(typeof rows)[K]> };
