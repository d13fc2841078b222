import { resolvers } from '../../graphql/schema.ts';
import type { CheckName } from '../check.ts';
import type { Send } from '../client.ts';
import type { Answer, Sent } from '../operation.ts';
import type { Row } from '../paths.ts';

type Query = typeof resolvers.Query;
/** The name of a field of Query whose resolver a change replaces. */
type Name = keyof Query;

/** Resolvers by type and field. */
export type Fields = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** Replaces a resolver of Query. The change gets the arguments and the original resolver. */
export const query = <Args extends object>(
  name: Name,
  change: (args: Args, original: (args: Args) => unknown) => unknown,
): Fields => ({
  Query: {
    [name]: (parent: unknown, args: Args, context: unknown) =>
      change(args, (changed) =>
        (resolvers.Query[name] as unknown as (parent: unknown, args: Args, context: unknown) => unknown)(
          parent,
          changed,
          context,
        ),
      ),
  },
});

export interface ListArgs {
  first: number;
  after?: string | null;
  last?: number | null;
  page?: number | null;
  before?: string | null;
  sort?: string;
  filter?: Filter | null;
}

type Filter = Readonly<Record<string, unknown>> & { readonly query?: string | null | undefined };

export interface Page {
  totalCount: number;
  nodes: readonly object[];
  edges: readonly { cursor: string; node: object }[];
  pageInfo: Row;
  facets: unknown;
}

/** Replaces a list of Query. */
export const list = (
  name: Name,
  change: (args: ListArgs, original: (args: ListArgs) => Page) => unknown,
): Fields => query<ListArgs>(name, (args, original) => change(args, original as (args: ListArgs) => Page));

/** Replaces the filter of a list of Query. */
export const filtered = (name: Name, change: (filter: Filter) => Filter): Fields =>
  list(name, (args, original) => original({ ...args, filter: change(args.filter ?? {}) }));

/** Replaces the value of a field of a type, if the object has another one. */
export const value = (
  type: string,
  name: string,
  change: (original: unknown, parent: Row) => unknown,
): Fields => ({
  [type]: {
    [name]: (parent: Row, ...rest: readonly unknown[]) => {
      const ofType = (resolvers as unknown as Record<string, Record<string, unknown>>)[type];
      const original = ofType?.[name] as ((parent: Row, ...rest: readonly unknown[]) => unknown) | undefined;
      return change(original ? original(parent, ...rest) : parent[name], parent);
    },
  },
});

export interface WrongServer {
  fields?: Fields;
  /** Sends an operation to the right server, and changes it or the answer. */
  send?: (sent: Sent, right: Send) => Promise<Answer>;
  /** The schema files, if they differ. */
  sdl?: readonly string[];
  /** The check that finds the fault, with the subject and the reason that it names. */
  found: readonly [CheckName, subject: string, reason?: RegExp];
}
