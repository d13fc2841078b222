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

/** A real action changes no list: the screens' queries are refetched. */
interface Real {
  simulate?: never;
  update?: never;
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
}

interface Declared<T extends ActionData<T>, V extends OperationVariables> extends Notices<T, V> {
  document: TypedDocumentNode<T, V>;
}
type SimulatedAction<T extends ActionData<T>, V extends OperationVariables> = Declared<T, V> &
  Simulation<T, V, Unmasked<T>>;
type RealAction<T extends ActionData<T>, V extends OperationVariables> = Declared<T, V> & Real;

/**
 * An action: a mutation with one field. A simulated action runs in the browser and is declared in
 * schema/<noun>.actions.graphql. To make it real, move its block into the noun's schema, write its resolver and
 * remove `simulate` and `update` here. Components that run it stay unchanged.
 */
export type Action<T extends ActionData<T>, V extends OperationVariables> =
  | SimulatedAction<T, V>
  | RealAction<T, V>;

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
export function defineAction<T extends ActionData<T>, V extends OperationVariables>(
  document: TypedDocumentNode<T, V>,
) {
  function declare(declared: Notices<T, V> & Simulation<T, V, Simulated<T>>): SimulatedAction<T, V>;
  function declare(declared: Notices<T, V> & Real): RealAction<T, V>;
  function declare(declared: Notices<T, V> & (Simulation<T, V, Simulated<T>> | Real)): Action<T, V> {
    const { simulate } = declared;
    if (!simulate) return { document, ...declared };
    return {
      document,
      ...declared,
      simulate: (variables, cache) => dataOf(document, simulate(variables, cache)) as Unmasked<T>,
    };
  }
  return { with: declare };
}
