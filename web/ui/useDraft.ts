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

/** The server has no stored texts, and hydration must match its markup. */
const serverText = () => '';

/**
 * A text that this tab stores across navigations and reloads. Returns the text, its setter, the field's `ref`, and `send`,
 * which empties the field at once and returns the text to it after a failure. The field needs `data-drafted`, so that
 * `reloadOnce` does not treat its text as unsaved. `separator` is put between a returned text and the text typed since.
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
    // React subscribes after the first paint. Without a render it would reset a field that changes before.
    render();
  };
  const send = (sending: Omit<Sending, 'text'>) => {
    sendDraft({ name, separator }, sending);
    // The button is disabled now and would lose the focus.
    field.current?.focus();
  };
  return [text, change, field, send] as const;
}
