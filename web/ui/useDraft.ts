import { useEffect, useReducer, useRef, useSyncExternalStore } from 'react';
import { earlyText } from '../hydration/earlyInput.ts';
import {
  readDraft,
  restoreUnsent,
  sendDraft,
  subscribeToDrafts,
  writeDraft,
  type Sending,
} from './drafts.ts';

/** Nothing is stored on the server, and hydration must match it. */
const serverText = () => '';

/**
 * Text that this tab keeps across navigations and reloads. Returns the text, its setter, the field's `ref`, and `send`, which
 * empties the field at once and gives the text back after a failure. The field needs the attribute `data-drafted`.
 * `separator` is between a text that comes back and what was typed since.
 */
export function useDraft<Field extends HTMLInputElement | HTMLTextAreaElement = HTMLTextAreaElement>(
  name: string,
  separator = '\n',
) {
  const text = useSyncExternalStore(subscribeToDrafts, () => readDraft(name), serverText);
  const field = useRef<Field>(null);
  // React gets no event for text typed before hydration.
  useEffect(() => {
    const early = field.current && earlyText(field.current);
    if (early) writeDraft(name, early);
    restoreUnsent({ name, separator });
  }, [name, separator]);
  const [, render] = useReducer((count: number) => count + 1, 0);
  const change = (next: string) => {
    writeDraft(name, next);
    // React subscribes after the first paint. A character that is typed before would go back out of the field.
    render();
  };
  const send = (sending: Omit<Sending, 'text'>) => {
    sendDraft({ name, separator }, sending);
    // The button is disabled now and would lose the focus.
    field.current?.focus();
  };
  return [text, change, field, send] as const;
}
