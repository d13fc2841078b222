import { listBounds } from '../../schema/generated/bounds.ts';
import type { Change } from './changes.ts';
import type { UserError, UserErrorCode } from '../../schema/generated/types.ts';
import type { MutationResolvers, Resolver } from '../generated/resolvers.ts';
import type { Table } from './sample.ts';
import { marked } from './markCounts.ts';
import type { Mark } from '../shared/marks.ts';
import type { Store } from './store.ts';

export type ActionName = keyof MutationResolvers;

type ResultOf<K extends ActionName> =
  NonNullable<MutationResolvers[K]> extends Resolver<infer R, never, never, never> ? Awaited<R> : never;

type ArgsOf<K extends ActionName> =
  NonNullable<MutationResolvers[K]> extends Resolver<unknown, never, never, infer A> ? A : never;

/** The input of an action; undefined for one without an input. */
export type InputOf<K extends ActionName> = ArgsOf<K> extends { input: infer I } ? I : undefined;

/** The payload of an action that was not refused. */
export type PayloadOf<K extends ActionName> = Omit<ResultOf<K>, 'userErrors' | '__typename'>;

/** What a decision reads: the data, the acting account and the moment. */
export interface Now {
  readonly store: Store;
  readonly viewerId: string;
  /** ISO time of the action, from the database. */
  readonly at: string;
  /** The id of the action's new object of a kind, such as 'job': each call with the kind, also in a retry, returns it. */
  readonly newId: (kind: string) => string;
  /** The text of the access token with this id; undefined where the request cannot create one. */
  readonly tokenOf?: ((id: string) => string) | undefined;
  /** Whether the action runs in a browser tab, which simulates it. */
  readonly isSimulated?: boolean;
}

export interface Refusal extends UserError {
  /** Seconds in the header Retry-After, with RATE_LIMITED; otherwise absent. */
  retryAfter?: number;
}

/**
 * Who can run an action. The resolver refuses guests; `decide` refuses other accounts with NOT_FOUND or NOT_ALLOWED.
 * - `everybody`: guests, too
 * - `member`: each account, for itself or about what everybody reads
 * - `owner`: the account to which the object belongs, a member of the conversation, or one side of the deal
 */
export type Right = 'everybody' | 'member' | 'owner';

/** A simulated e-mail: it is stored, and the page /outbox shows it on the machine of the server. */
export interface Email {
  to: string;
  subject: string;
  body: string;
}

/** An action that the server answers. */
export interface LiveAction<K extends ActionName> {
  right: Right;
  /** Decides what changes, or refuses. It reads the data and changes nothing. */
  decide: (input: InputOf<K>, now: Now) => readonly Change[] | Refusal;
  /** The e-mails that are stored with the changes, decided on the same data. Links in them begin with the site's origin. */
  emails?: (input: InputOf<K>, now: Now, origin: string) => readonly Email[];
  /** The payload, read after the changes. A retry reads it again. */
  payload: (input: InputOf<K>, now: Now) => PayloadOf<K>;
}

export type ActionsOf<K extends ActionName> = { readonly [Name in K]: LiveAction<Name> };

/** `field` is the path in the input, such as 'gig.title'; null if no single field is wrong. Users read `message`. */
export const refuse = (code: UserErrorCode, field: string | null, message: string): Refusal => ({
  code,
  field: field?.split('.') ?? null,
  message,
});

/** Refuses an unknown id: 'No job has this id.' for `jobId`, 'No object has this id.' for `id`. */
export const refuseUnknown = (field: string): Refusal => {
  const noun = field.replace(/^.*\./, '').replace(/Ids?$/, '');
  return refuse(
    'NOT_FOUND',
    field,
    noun === 'id' || noun === 'ids' ? 'No object has this id.' : `No ${noun} has this id.`,
  );
};

/** Refuses a further item of a list that has as many as its bound in `listBounds`: 'The list has at most 50 entries.' */
export const refuseMore = (list: keyof typeof listBounds, length: number): Refusal | null =>
  length < listBounds[list]
    ? null
    : refuse('TOO_MANY', null, `The list has at most ${listBounds[list]} entries.`);

interface Marking<K extends ActionName> {
  right: Right;
  mark: Mark;
  /** The input's field with the id of the marked object, such as 'jobId'. */
  field: keyof InputOf<K> & string;
  table: Table;
  /** Whether the mark is added; by default the Boolean of the input, or always if it has none. */
  isOn?: boolean;
  /** The payload; by default the marked record, as `job`. */
  payload?: LiveAction<K>['payload'];
}

/** An action that adds or removes one mark, such as saving a job, and its count. Repeating it changes nothing. */
export function marking<K extends ActionName>({
  right,
  mark,
  field,
  table,
  isOn,
  payload,
}: Marking<K>): LiveAction<K> {
  const recordOf = (input: InputOf<K>, { data }: Store) =>
    data[table].get((input as Record<string, string>)[field]!);
  return {
    right,
    decide: (input, { store }) => {
      const record = recordOf(input, store);
      if (!record) return refuseUnknown(field);
      const inputBoolean = Object.values(input as object).find((one) => typeof one === 'boolean');
      return marked(store, mark, record.id, isOn ?? inputBoolean ?? true);
    },
    payload:
      payload ??
      ((input, { store }) => ({ [field.replace(/Id$/, '')]: recordOf(input, store) }) as PayloadOf<K>),
  };
}
