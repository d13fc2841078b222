import type { OperationVariables, TypedDocumentNode, Unmasked } from '@apollo/client';
import { Kind, type DocumentNode } from 'graphql';
import type { Notice } from '../ui/notify.ts';
import type { Shown } from '../apollo/optimistic.ts';

/** The payload of an action: the changed objects, and the refusals if it was refused. */
export interface Refusable {
  userErrors: readonly { field: readonly string[] | null; message: string }[];
}

/** The data of a mutation with one field. The code generator selects `userErrors`. */
export type ActionData<T> = Record<keyof T, Refusable>;

export type Payload<T> = T[keyof T];

interface ActionOptions<T, V> {
  /** The fields to show until the response, such as a like or a status. An action that creates an object has none. */
  optimistic?: (variables: V) => Shown<Payload<Unmasked<T>>> | readonly Shown<Payload<Unmasked<T>>>[];
  /** Returns the notice that refuses an input before the action is sent; undefined when it may be sent. */
  refusal?: (variables: V) => Notice | undefined;
  /** The notice after success. The payload's objects are nullable for a refused action, which never gets here. */
  notice?: Notice | ((payload: Payload<T>, variables: V) => Notice | undefined);
  /** A key shared by an action and its inverse. The notice of one replaces the notice of the other. */
  about?: string;
  /**
   * Whether it begins, ends or restores a session. In live mode its input, which may hold a password, is sent once and not
   * stored, and its notice is shown on the page that the browser loads next.
   */
  isOfSession?: boolean;
  /** The field of the payload that is shown once: the panel of queries does not show it. */
  secret?: keyof Payload<T>;
  /** Whether it runs without a click, such as marking as read. Simulated mode sends it after the user's first input. */
  isAutomatic?: boolean;
}

/**
 * An action: the client-side stub of a mutation with one field, declared in schema/<noun>.actions.graphql. In simulated mode
 * a worker of this tab answers it (`apollo/tab.ts`), in live mode the server.
 */
export interface Action<T extends ActionData<T>, V extends OperationVariables> extends ActionOptions<T, V> {
  document: TypedDocumentNode<T, V>;
}

/** The name of the mutation's one field: 'setPostLiked'. */
export function fieldOf(document: DocumentNode): string {
  const operation = document.definitions.find((node) => node.kind === Kind.OPERATION_DEFINITION);
  const field = operation?.selectionSet.selections[0];
  if (field?.kind !== Kind.FIELD) throw new Error('An action must be a mutation with one field.');
  return field.name.value;
}

/** Declares an action in two steps, so that `notice` and `optimistic` take their types from the document. */
export const defineAction = <T extends ActionData<T>, V extends OperationVariables>(
  document: TypedDocumentNode<T, V>,
) => ({ with: (options: ActionOptions<T, V>): Action<T, V> => ({ document, ...options }) });
