import { useEffect, useRef, useState } from 'react';
import { earlyText } from '../hydration/earlyInput.ts';
import { readStored, writeStored } from './storage.ts';

/**
 * Text that this tab keeps across navigations and reloads. Returns the text, its setter and the field's `ref`; the field
 * needs the attribute `data-drafted`.
 */
export function useDraft<Field extends HTMLInputElement | HTMLTextAreaElement = HTMLTextAreaElement>(
  name: string,
) {
  const key = `draft:${name}`;
  const [text, setText] = useState('');
  const field = useRef<Field>(null);
  // In an effect, since hydration must match the server. React gets no event for text typed before hydration.
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
