import type { OperationVariables } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useId, useRef, useState } from 'react';
import { isLive } from '../session/mode.ts';
import { notifyOnNextPage } from '../session/nextPage.ts';
import { dismissNotice, notify, type Notice, type UndoOptions } from '../ui/notify.ts';
import { reloadOnce } from '../hydration/reloadOnce.ts';
import { referenceOf } from '../ui/referenceOf.ts';
import { whenIdleAfterInput } from '../ui/whenIdle.ts';
import { fieldOf, type Action, type ActionData, type Payload, type Refusable } from './defineAction.ts';

/** An action that is loaded after the first load: `async () => (await import('./post.ts')).setPostLiked`. */
type LazyAction<T extends ActionData<T>, V extends OperationVariables> = () => Promise<Action<T, V>>;

/** `undo` and `next` add a button to the action's notice; `undoes` is the title of the notice whose Undo runs the action. */
interface Options extends UndoOptions, Pick<Notice, 'next'> {
  /** Shows a refusal in the form, at a field such as ['product', 'title'] or above the buttons; false if the form was closed. */
  atField?: (field: readonly string[] | null, message: string) => boolean;
  /** What Retry does after a failure, instead of repeating the action. */
  onRetry?: () => void;
  /** The form that Retry submits again after a failure, with its current text. Without one Retry repeats the action. */
  form?: HTMLFormElement | undefined;
  submitter?: HTMLElement | null | undefined;
  /** Runs when a Retry without the form has succeeded, for example to delete the form's draft. */
  onRetried?: (() => void) | undefined;
}

const failureNotice = (description: string, title = 'Something went wrong'): Notice => ({
  title,
  description,
  tone: 'destructive',
});

/** The refusal of an action, or of the Undo of one: by then another change can have made it impossible. */
const refusalNotice = (messages: readonly string[], undoes: string | undefined) =>
  failureNotice(messages.join(' '), undoes && `“${undoes}” could not be undone`);

/** Whether a refusal concerns no field. The server refuses everything in this way once the session has ended. */
const isWithoutField = ({ userErrors }: Refusable) => userErrors.some(({ field }) => field === null);

/** The id of a notice: the same for both states of a switch and for each status, so that one notice replaces the other. */
const noticeIdOf = (about: string, variables: OperationVariables) =>
  JSON.stringify([about, variables], (key, value: unknown) =>
    typeof value === 'boolean' || key === 'status' ? undefined : value,
  );

type Load = () => Promise<object>;

/** Loaded code by its import function. A click reads it synchronously, so that the next frame shows its effect. */
const loaded = new WeakMap<Load, object>();
const fetchCode = async (load: Load) => void loaded.set(load, loaded.get(load) ?? (await load()));

/** Loads code for an action. If a new release has removed the code, the page reloads and the promise stays pending. */
const fetchForPress = (load: Load): Promise<void> =>
  fetchCode(load).catch(async (error: unknown) => {
    if (await reloadOnce()) return new Promise<never>(() => {});
    throw error;
  });

const loadPerform = () => import('./perform.ts');

/**
 * Runs an action: `const [like, liking] = useAction(setPostLiked)`. Running it returns the payload. It returns
 * undefined when it failed, was refused (`userErrors`), or the previous run has not ended. The hook shows failures
 * and the action's own notice, so a caller needs only `if (await like({ input })) close()`.
 */
export function useAction<T extends ActionData<T>, V extends OperationVariables>(
  declared: Action<T, V> | LazyAction<T, V>,
) {
  const client = useApolloClient();
  // Load the code after the first input, so that it has usually loaded before a click.
  useEffect(
    () =>
      whenIdleAfterInput(() => {
        for (const load of [loadPerform, declared])
          if (typeof load === 'function') void fetchCode(load).catch(() => {});
      }),
    [declared],
  );
  const busy = useRef(false);
  /** Whether the next run is a Retry. */
  const retrying = useRef(false);
  /** The id of the notice of a refusal or failure. The next run removes it. */
  const failureId = useId();
  const notifyFailure = (notice: Notice) => notify({ ...notice, id: failureId });
  const [running, setRunning] = useState(false);

  const runOnce = async (
    variables: V,
    { atField, undo, undoes, next }: Options,
  ): Promise<Payload<T> | undefined> => {
    const loads = [loadPerform, declared].filter((load) => typeof load === 'function');
    if (!loads.every((load) => loaded.has(load))) await Promise.all(loads.map(fetchForPress));
    const action = (typeof declared === 'function' ? loaded.get(declared) : declared) as Action<T, V>;
    const { leadToLogIn, leadToLogInAgain, perform } = loaded.get(
      loadPerform,
    ) as typeof import('./perform.ts');
    if (!action.isOfSession && leadToLogIn(client)) return undefined;
    const refusal = action.refusal?.(variables);
    if (refusal) {
      notifyFailure(refusal);
      return undefined;
    }
    const isRetry = retrying.current;
    retrying.current = false;
    const payload = await perform(client, action, variables, isRetry);
    const { notice, about = fieldOf(action.document) } = action;
    const id = noticeIdOf(about, variables);
    if (payload.userErrors.length > 0) {
      if (isLive() && !action.isOfSession && isWithoutField(payload) && (await leadToLogInAgain(client)))
        return undefined;
      const unplaced = payload.userErrors.filter(({ field, message }) => !atField?.(field, message));
      const messages = unplaced.map(({ message }) => message);
      if (messages.length > 0) notifyFailure(refusalNotice(messages, undoes));
      // An earlier notice may contradict the current state.
      dismissNotice(id);
      return undefined;
    }
    const content = typeof notice === 'function' ? notice(payload, variables) : notice;
    if (content && action.isOfSession && isLive()) notifyOnNextPage(content);
    else if (content)
      notify({
        ...content,
        id,
        ...(next && { next }),
        ...(undo && { undo: () => undo({ undoes: content.title }) }),
      });
    else dismissNotice(id);
    return payload;
  };
  const run = async (variables: V, options: Options = {}): Promise<Payload<T> | undefined> => {
    if (busy.current) return undefined;
    busy.current = true;
    dismissNotice(failureId);
    setRunning(true);
    try {
      return await runOnce(variables, options);
    } catch (error) {
      // By its name: importing the class would load `tab.ts` with every screen.
      if ((error as Error).name === 'ImpossibleAction') {
        notifyFailure(failureNotice((error as Error).message));
        return undefined;
      }
      const { form, submitter, onRetry, onRetried } = options;
      const retry = async () => {
        retrying.current = true;
        if (onRetry) onRetry();
        else if (form?.isConnected) form.requestSubmit(submitter);
        else if (await run(variables, options)) onRetried?.();
      };
      notifyFailure({
        ...failureNotice(`Please try again in a moment.${referenceOf(error)}`),
        retry: () => void retry(),
        duration: Infinity,
      });
      return undefined;
    } finally {
      busy.current = false;
      setRunning(false);
    }
  };
  return [run, running] as const;
}
