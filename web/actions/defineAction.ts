import type { ApolloCache, OperationVariables, TypedDocumentNode, Unmasked } from '@apollo/client';
import { Kind, type DocumentNode } from 'graphql';
import type { Notice } from '../ui/notify.ts';

/** The payload of an action: the changed objects, and the refusals if it was refused. */
export interface Refusable {
  userErrors: readonly { field: string | null; message: string }[];
}

/** The data of a mutation with one field that selects `userErrors { field message }`. */
export type ActionData<T> = Record<keyof T, Refusable>;

/** The payload of the action's one field. */
export type Payload<T> = T[keyof T];

/** The payload that `simulate` returns. `__typename` and empty `userErrors` are added. */
type Simulated<T> = Omit<Payload<Unmasked<T>>, '__typename' | 'userErrors'>;

type Update<T, V> = (cache: ApolloCache, payload: Payload<Unmasked<T>>, variables: V) => void;

/** The simulated part of an action: a payload and the changes of lists. */
interface Simulation<T extends ActionData<T>, V extends OperationVariables, Answer> {
  /** Returns the payload. It may read ids and counts from the cache. */
  simulate: (variables: V, cache: ApolloCache) => Answer;
  /** Updates the cache beyond the payload's entities: lists, mostly. */
  update?: Update<T, V>;
}

interface Notices<T extends ActionData<T>, V extends OperationVariables> {
  /** Returns the notice that refuses an input before the action runs; undefined when it may run. */
  refusal?: (variables: V) => Notice | undefined;
  /** The notice after success. */
  notice?: Notice | ((payload: Payload<T>, variables: V) => Notice | undefined);
  /**
   * A key shared by an action and its inverse. The notice of one replaces the notice of the other.
   */
  about?: string;
  /**
   * Whether it begins, ends or restores a session. In live mode its input, which can have a password, is sent once and not
   * kept, and its notice is shown on the page that the browser loads next.
   */
  isOfSession?: boolean;
}

/**
 * An action: a mutation with one field, declared in schema/<noun>.actions.graphql. The browser simulates it. In live mode
 * the server answers it, and the simulation is visible until then.
 */
export interface Action<T extends ActionData<T>, V extends OperationVariables>
  extends Notices<T, V>, Simulation<T, V, Unmasked<T>> {
  document: TypedDocumentNode<T, V>;
}

/** The name of the mutation's one field: 'setPostLiked'. */
export function fieldOf(document: DocumentNode): string {
  const operation = document.definitions.find((node) => node.kind === Kind.OPERATION_DEFINITION);
  const field = operation?.selectionSet.selections[0];
  if (field?.kind !== Kind.FIELD) throw new Error('An action must be a mutation with one field.');
  return field.name.value;
}

/** The complete data around a simulated payload: the field `setPostLiked` has a SetPostLikedPayload. */
function dataOf(document: DocumentNode, simulated: object) {
  const name = fieldOf(document);
  const __typename = `${name.charAt(0).toUpperCase()}${name.slice(1)}Payload`;
  return { [name]: { __typename, userErrors: [], ...simulated } };
}

/** Declares an action in two steps, so that `simulate`, `update` and `notice` take their types from the document. */
export const defineAction = <T extends ActionData<T>, V extends OperationVariables>(
  document: TypedDocumentNode<T, V>,
) => ({
  with: ({ simulate, ...declared }: Notices<T, V> & Simulation<T, V, Simulated<T>>): Action<T, V> => ({
    document,
    ...declared,
    simulate: (variables, cache) => dataOf(document, simulate(variables, cache)) as Unmasked<T>,
  }),
});
