import { useEffect, useState } from 'react';

/** Text that survives leaving the screen and reloading, in this tab; nothing where storage is blocked. */
export function useDraft(name: string) {
  const key = `draft:${name}`;
  const [text, setText] = useState('');
  // After the first render, which must be the server's; what has been typed by then goes before.
  useEffect(() => {
    try {
      const kept = sessionStorage.getItem(key);
      if (kept) setText((typed) => typed || kept);
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
  return [text, change] as const;
}
