import { useEffect, useRef, useState } from 'react';

/**
 * Text that survives leaving the screen and reloading, in this tab; nothing where storage is blocked. The third is
 * for the field's `ref`.
 */
export function useDraft(name: string) {
  const key = `draft:${name}`;
  const [text, setText] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  // After the first render, which must be the server's. React does not hear of what has been typed by then.
  useEffect(() => {
    const early = field.current?.value;
    if (early) return setText(early);
    try {
      const kept = sessionStorage.getItem(key);
      if (kept) setText(kept);
    } catch {
      // Storage is blocked.
    }
  }, [key]);
  const change = (next: string) => {
    setText(next);
    try {
      if (next) sessionStorage.setItem(key, next);
      else sessionStorage.removeItem(key);
    } catch {
      // Storage is blocked or full: the draft lives as long as the screen.
    }
  };
  return [text, change, field] as const;
}
