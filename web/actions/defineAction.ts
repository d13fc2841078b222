import type { ApolloCache, OperationVariables, TypedDocumentNode, Unmasked } from '@apollo/client';
import { Kind, type DocumentNode } from 'graphql';
import type { Notice } from '../ui/notify.ts';

/** What an action answers: what it has changed, and why it was refused, if it was. */
export interface Refusable {
  userErrors: readonly { field: string | null; message: string }[];
}

/** The data of a mutation of one field that asks for `userErrors { field message }`. */
export type ActionData<T> = Record<keyof T, Refusable>;

/** What the action's one field answers. */
export type Payload<T> = T[keyof T];

/** What a simulated action has to answer: its name, and that nothing was refused, are added. */
type Simulated<T> = Omit<Payload<Unmasked<T>>, '__typename' | 'userErrors'>;

type Update<T, V> = (cache: ApolloCache, payload: Payload<Unmasked<T>>, variables: V) => void;

/** What the browser does in place of a server, which both the answer and the lists follow from. */
interface Simulation<T extends ActionData<T>, V extends OperationVariables, Answer> {
  /** What a server would say. It may read what the cache holds; ids and counts come from there. */
  simulate: (variables: V, cache: ApolloCache) => Answer;
  /** What changes in the cache beyond the fields of the entities that the answer holds: lists, mostly. */
  update?: Update<T, V>;
}

/** A real action changes no list by itself: what the screens show is asked of the server again. */
interface Real {
  simulate?: never;
  update?: never;
}

interface Notices<T extends ActionData<T>, V extends OperationVariables> {
  /** What the user is told when it cannot be asked for as it is: nothing is done then. */
  refusal?: (variables: V) => Notice | undefined;
  /** What the user is told when it was done. */
  notice?: Notice | ((payload: Payload<T>, variables: V) => Notice | undefined);
  /** What it has in common with the action that takes it back: the notice of one takes the place of the other's. */
  about?: string;
}

interface Declared<T extends ActionData<T>, V extends OperationVariables> extends Notices<T, V> {
  document: TypedDocumentNode<T, V>;
}
type SimulatedAction<T extends ActionData<T>, V extends OperationVariables> = Declared<T, V> &
  Simulation<T, V, Unmasked<T>>;
type RealAction<T extends ActionData<T>, V extends OperationVariables> = Declared<T, V> & Real;

/**
 * An action: a mutation of one field. While it is simulated, it is answered in the browser and stands in
 * schema/<noun>.actions.graphql. To make it real, move its block into the noun's schema, write its resolver and take
 * `simulate` and `update` away here; the components that run it stay as they are.
 */
export type Action<T extends ActionData<T>, V extends OperationVariables> =
  | SimulatedAction<T, V>
  | RealAction<T, V>;

/** The mutation's one field: 'setPostLiked'. */
export function fieldOf(document: DocumentNode): string {
  const operation = document.definitions.find((node) => node.kind === Kind.OPERATION_DEFINITION);
  const field = operation?.selectionSet.selections[0];
  if (field?.kind !== Kind.FIELD) throw new Error('An action is a mutation of one field.');
  return field.name.value;
}

/** A whole answer around what a simulated action says: `setPostLiked` answers a SetPostLikedPayload. */
function answerTo(document: DocumentNode, simulated: object) {
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
      simulate: (variables, cache) => answerTo(document, simulate(variables, cache)) as Unmasked<T>,
    };
  }
  return { with: declare };
}
