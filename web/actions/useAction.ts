import type { OperationVariables } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { notify, notifyAbout } from '../ui/notify.ts';
import { reloadOnce } from '../hydration/reloadOnce.ts';
import { whenIdle } from '../ui/whenIdle.ts';
import { perform } from './perform.ts';
import { fieldOf, type Action, type ActionData, type Payload } from './defineAction.ts';

/** An action whose code comes after the first load: `async () => (await import('./post.ts')).setPostLiked`. */
type LazyAction<T extends ActionData<T>, V extends OperationVariables> = () => Promise<Action<T, V>>;

interface Options {
  /**
   * Shows a refusal beside the field of the form that it names ('title', 'product.title') and answers whether there is
   * such a field. What has no place there is told in a notice. A form of `ui/form` gives it.
   */
  atField?: (field: string, message: string) => boolean;
  /** Takes back what is done; the action's notice offers it. A `ToggleButton` gives it when something is turned off. */
  undo?: (() => void) | undefined;
}

const failed = (description: string) =>
  notify({ title: 'Something went wrong', description, tone: 'destructive' });

/** What an action is about: the same whether it turns that on or off. */
const subjectOf = (about: string, variables: OperationVariables) =>
  JSON.stringify([about, variables], (_key, value: unknown) =>
    typeof value === 'boolean' ? undefined : value,
  );

/** Code that is gone with an earlier release: its button waits for the page that is loaded anew. */
const fetchAction = <A>(load: () => Promise<A>): Promise<A> =>
  load().catch(async (error: unknown) => {
    if (await reloadOnce()) return new Promise<never>(() => {});
    throw error;
  });

/**
 * Runs an action: `const [like, liking] = useAction(setPostLiked)`. It answers the action's payload, or undefined when
 * nothing was done: it failed, it was refused (`userErrors`), or the one before has not ended yet. A failure is told
 * here and the action's own notice shown here, so whoever called only goes on: `if (await like({ input })) close()`.
 */
export function useAction<T extends ActionData<T>, V extends OperationVariables>(
  given: Action<T, V> | LazyAction<T, V>,
) {
  const client = useApolloClient();
  // What comes later comes as soon as there is time for it, or else when it is first wanted.
  useEffect(
    () => (typeof given === 'function' ? whenIdle(() => void given().catch(() => {})) : undefined),
    [given],
  );
  const busy = useRef(false);
  const [running, setRunning] = useState(false);

  const runOnce = async (variables: V, { atField, undo }: Options): Promise<Payload<T> | undefined> => {
    const action = typeof given === 'function' ? await fetchAction(given) : given;
    const refusal = action.refusal?.(variables);
    if (refusal) {
      void notify(refusal);
      return undefined;
    }
    const payload = await perform(client, action, variables);
    if (payload.userErrors.length > 0) {
      const elsewhere = payload.userErrors.filter(
        ({ field, message }) => field === null || !atField?.(field, message),
      );
      if (elsewhere.length > 0) void failed(elsewhere.map(({ message }) => message).join(' '));
      return undefined;
    }
    const { notice, about = fieldOf(action.document) } = action;
    const told = typeof notice === 'function' ? notice(payload, variables) : notice;
    void notifyAbout(subjectOf(about, variables), told && { ...told, ...(undo && { undo }) });
    return payload;
  };
  const run = async (variables: V, options: Options = {}): Promise<Payload<T> | undefined> => {
    if (busy.current) return undefined;
    busy.current = true;
    setRunning(true);
    try {
      return await runOnce(variables, options);
    } catch {
      void failed('Please try again in a moment.');
      return undefined;
    } finally {
      busy.current = false;
      setRunning(false);
    }
  };
  return [run, running] as const;
}
