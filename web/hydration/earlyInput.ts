import { useEffect, useEffectEvent, type RefObject } from 'react';

/*
 * Early input: a value that the user enters into a server-rendered control before hydration, or that the browser restores
 * after a reload. React gets no event for it. It differs from the control's default value, which is the server's.
 * `useBoundField` reads early input for the fields of a form, `useEarlyText` and `useEarlyFile` for single fields. A search
 * form compares its fields with the address instead. `servedControls.ts` repeats it in a part that React renders again.
 */

type TextControl = HTMLInputElement | HTMLTextAreaElement;
export type FormControl = TextControl | HTMLSelectElement;

declare global {
  interface HTMLTextAreaElement {
    /** Its text before hydration, stored by the click recorder: React resets a text area to the server's text. */
    typed?: string;
  }
}

/** Stores the text that the browser restored in text areas; runs right before the page hydrates. */
export function storeRestoredTexts(): void {
  for (const area of document.querySelectorAll('textarea')) area.typed ??= area.value;
}

/** The text of a field if it differs from the server's; otherwise undefined. */
export function earlyText(field: TextControl): string | undefined {
  const text = (field instanceof HTMLTextAreaElement ? field.typed : undefined) ?? field.value;
  return text === field.defaultValue ? undefined : text;
}

/** Calls `take` at most once, in an effect after hydration, with the text that was entered before it. */
export function useEarlyText(field: RefObject<TextControl | null>, take: (text: string) => void): void {
  const takeEarly = useEffectEvent(() => {
    const text = field.current && earlyText(field.current);
    if (text) take(text);
  });
  useEffect(() => takeEarly(), []);
}

/** Calls `take` at most once, in an effect after hydration, with the file that was chosen before it. */
export function useEarlyFile(field: RefObject<HTMLInputElement | null>, take: (file: File) => void): void {
  const takeEarly = useEffectEvent(() => {
    const [file] = field.current?.files ?? [];
    if (file) take(file);
  });
  useEffect(() => takeEarly(), []);
}
