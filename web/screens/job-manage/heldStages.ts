import { useSyncExternalStore } from 'react';
import { applicationStages } from '../../../schema/rules/job/choices.ts';
import { nobodyIsNotified } from '../../actions/applicationStage.ts';
import { inMode, isLive } from '../../session/mode.ts';
import { dismissNotice, notify } from '../../ui/notify.ts';

export type Stage = keyof typeof applicationStages;
/** The stages that are sent only after a question. */
export type Decision = Extract<Stage, 'OFFER' | 'DECLINED'>;

/** The chosen stages that are not sent yet, by application. The arrow keys choose every stage that they pass. */
const held = new Map<string, Stage>();
/** The end of what is being sent, by application. */
const running = new Map<string, Promise<unknown>>();

const listeners = new Set<() => void>();
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Asks before the page is closed: the stages would be lost. A simulated stage is lost anyway. */
function warn(event: Event): void {
  if (isLive()) event.preventDefault();
}

const noticeId = (id: string) => `stage-${id}`;

/** A hidden page may never be shown again: the time of its notices stops, and a phone closes it without asking. */
function sendHidden(): void {
  if (document.hidden) for (const id of held.keys()) dismissNotice(noticeId(id));
}

function change(id: string, stage: Stage | undefined): void {
  if (stage) held.set(id, stage);
  else held.delete(id);
  const listen = held.size > 0 ? 'addEventListener' : 'removeEventListener';
  window[listen]('beforeunload', warn);
  document[listen]('visibilitychange', sendHidden);
  for (const listener of listeners) listener();
}

/** Forgets the stage of an application that is not sent yet, and returns it. */
export function releaseStage(id: string): Stage | undefined {
  const stage = held.get(id);
  dismissNotice(noticeId(id), true);
  change(id, undefined);
  return stage;
}

/** Runs an action on an application after the one before. */
export function inTurn<T>(id: string, run: () => Promise<T>): Promise<T> {
  const turn = (running.get(id) ?? Promise.resolve()).then(run);
  running.set(id, turn);
  return turn;
}

/** Holds a stage until the notice with its Undo has gone, and then sends it. A later stage replaces it. */
export function holdStage(id: string, name: string, stage: Stage, send: () => Promise<unknown>): void {
  change(id, stage);
  notify({
    id: noticeId(id),
    title: `${name}: ${applicationStages[stage].label}`,
    description: inMode(nobodyIsNotified, 'The applicant sees it when this notice has gone.'),
    undo: () => void releaseStage(id),
    onGone: () =>
      void send().then(() => {
        // The user may have chosen another one meanwhile.
        if (held.get(id) === stage) change(id, undefined);
      }),
  });
}

export const useHeldStage = (id: string): Stage | undefined =>
  useSyncExternalStore(
    subscribe,
    () => held.get(id),
    () => undefined,
  );
