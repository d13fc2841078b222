import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import type { Store } from '../../../server/store.ts';
import { fieldOf, type Action, type ActionData } from '../../actions/defineAction.ts';
import type { Pool } from './pool.ts';

/** The random choices of one step. */
export interface Choice {
  /** Selects the object. */
  object: number;
  /** Selects a variant of the other fields. */
  variant: number;
  /** The value of a toggle. */
  on: boolean;
}

/** What a generator reads: the live server's data before the step, and the step's choices. */
export interface World extends Choice {
  store: Store;
  pool: Pool;
  /** ISO time of the step. */
  now: string;
}

type InputOf<V> = V extends { input: infer I } ? I : Record<string, never>;

/** An action with its generator of inputs. */
export interface Generator {
  name: string;
  action: Action<never, OperationVariables>;
  /** Returns the variables; undefined if no object exists for which the screens offer the action. */
  variables: (world: World) => OperationVariables | undefined;
}

/** One of some values, selected by a random number. */
export const select = <T>(values: readonly T[], choice: number): T => values[choice % values.length]!;

/** Declares the generator of an action's inputs. */
export function generate<T extends ActionData<T>, V extends OperationVariables>(
  action: Action<T, V>,
  input: (world: World) => InputOf<V> | undefined,
): Generator {
  const { document }: { document: TypedDocumentNode<T, V> } = action;
  return {
    name: fieldOf(document),
    action: action as never,
    variables: (world) => {
      const value = input(world);
      return value && { input: value };
    },
  };
}

/** Declares the generator of an action without an input. */
export const generatePlain = <T extends ActionData<T>>(
  action: Action<T, Record<string, never>>,
): Generator => ({
  name: fieldOf(action.document),
  action: action as never,
  variables: () => ({}),
});

/** Declares the generator of an action on an object of a pool. Without such an object there is no input. */
export const generateFor = <T extends ActionData<T>, V extends OperationVariables>(
  action: Action<T, V>,
  kind: keyof Pool | ((world: World) => readonly string[]),
  input: (id: string, world: World) => InputOf<V>,
): Generator =>
  generate(action, (world) => {
    const ids = typeof kind === 'function' ? kind(world) : world.pool[kind];
    return ids.length > 0 ? input(select(ids, world.object), world) : undefined;
  });
