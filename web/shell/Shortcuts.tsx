import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../paths.ts';
import { onDemand } from '../ui/onDemand.tsx';
import { keepingFocus } from './RouteFocus.tsx';

const KeysDialog = onDemand(() => import('./KeysDialog.tsx'), 'KeysDialog');

const takesText = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input, textarea, select, [role=textbox]'));

/** Keys that work everywhere: / and Ctrl+K lead to the search box, ? says what keys there are. */
export function Shortcuts() {
  const [open, setOpen] = useState(false);
  const navigate = useNavigate();
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey } = event;
    if (event.defaultPrevented || event.isComposing || altKey) return;
    const box = document.querySelector<HTMLInputElement>('header [role=search] input');
    // Behind a dialog nothing moves, and outside the main layout there is nothing to search.
    if (!box || document.querySelector('[aria-modal]')) return;
    const held = ctrlKey || metaKey;
    const search = held ? key.toLowerCase() === 'k' : key === '/' && !takesText(event.target);
    const keys = !held && key === '?' && !takesText(event.target);
    if (!search && !keys) return;
    event.preventDefault();
    if (keys) setOpen(true);
    else {
      const wide = matchMedia('(min-width: 48rem)').matches;
      const words = wide
        ? box
        : document.querySelector<HTMLInputElement>(`main [action="${paths.search()}"] [name=q]`);
      if (!words) return void navigate(paths.search(), { state: keepingFocus });
      words.focus();
      words.select();
    }
  });
  useEffect(() => {
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
  return <KeysDialog open={open} onClose={() => setOpen(false)} />;
}
