import { useEffect, useRef, useState } from 'react';
import { earlyText } from '../hydration/earlyInput.ts';
import { readStored, writeStored } from './storage.ts';

/**
 * Text that survives leaving the screen and reloading, in this tab. The third is for the field's `ref`; the field says
 * `data-kept`.
 */
export function useDraft<Field extends HTMLInputElement | HTMLTextAreaElement = HTMLTextAreaElement>(
  name: string,
) {
  const key = `draft:${name}`;
  const [text, setText] = useState('');
  const field = useRef<Field>(null);
  // After the first render, which must be the server's. React does not hear of what has been typed by then.
  useEffect(() => {
    const early = field.current && earlyText(field.current);
    if (early) writeStored(key, early);
    setText(early || (readStored(key) ?? ''));
  }, [key]);
  const change = (next: string) => {
    setText(next);
    writeStored(key, next);
  };
  return [text, change, field] as const;
}
