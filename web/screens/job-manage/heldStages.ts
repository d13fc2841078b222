import { useSyncExternalStore } from 'react';
import { applicationStages } from '../../../schema/rules/job/choices.ts';
import { nobodyIsNotified } from '../../actions/applicationStage.ts';
import { isLive } from '../../session/mode.ts';
import { dismissNotice, notify } from '../../ui/notify.ts';

export type Stage = keyof typeof applicationStages;
/** The stages for which `StageSelect` asks before it sends them. */
export type Decision = Extract<Stage, 'OFFER' | 'DECLINED'>;

/** The unsent stages by application. They wait, because arrow keys in the select choose every stage that they pass. */
const held = new Map<string, Stage>();
/** The latest action by application, for which the next one waits. */
const lastRun = new Map<string, Promise<unknown>>();

const listeners = new Set<() => void>();
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Asks before the page closes, since unsent stages would be lost. Not in simulated mode, where a reload loses all. */
function warnOfLoss(event: Event): void {
  if (isLive()) event.preventDefault();
}

const noticeId = (id: string) => `stage-${id}`;

/** Sends all stages by ending their notices: on a hidden page their time stops, and a phone closes it without asking. */
function sendWhenHidden(): void {
  if (document.hidden) for (const id of held.keys()) dismissNotice(noticeId(id));
}

function setHeld(id: string, stage: Stage | undefined): void {
  if (stage) held.set(id, stage);
  else held.delete(id);
  // Adding a listener again has no effect.
  const listen = held.size > 0 ? 'addEventListener' : 'removeEventListener';
  window[listen]('beforeunload', warnOfLoss);
  document[listen]('visibilitychange', sendWhenHidden);
  for (const listener of listeners) listener();
}

/** Discards the unsent stage of an application and returns it. `true` ends its notice without sending the stage. */
export function releaseStage(id: string): Stage | undefined {
  const stage = held.get(id);
  dismissNotice(noticeId(id), true);
  setHeld(id, undefined);
  return stage;
}

/** Runs an action after the application's earlier ones, so that the server gets them in order. `run` must not reject. */
export function inTurn<T>(id: string, run: () => Promise<T>): Promise<T> {
  const turn = (lastRun.get(id) ?? Promise.resolve()).then(run);
  lastRun.set(id, turn);
  return turn;
}

/** Shows a notice with Undo, and sends the stage when the notice has gone. A later stage replaces stage and notice. */
export function holdStage(id: string, name: string, stage: Stage, send: () => Promise<unknown>): void {
  setHeld(id, stage);
  notify({
    id: noticeId(id),
    title: `${name}: ${applicationStages[stage].label}`,
    description: isLive() ? 'The applicant sees it when this notice has gone.' : nobodyIsNotified,
    undo: () => void releaseStage(id),
    onGone: () =>
      void send().then(() => {
        // The user may have chosen another stage meanwhile.
        if (held.get(id) === stage) setHeld(id, undefined);
      }),
  });
}

export const useHeldStage = (id: string): Stage | undefined =>
  useSyncExternalStore(
    subscribe,
    () => held.get(id),
    () => undefined,
  );
