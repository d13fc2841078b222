import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../paths.ts';
import { onDemand } from '../ui/onDemand.tsx';
import { keepFocusState } from './RouteFocus.tsx';

const KeysDialog = onDemand(() => import('./KeysDialog.tsx'), 'KeysDialog');

const takesText = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input, textarea, select, [role=textbox]'));

/** Global shortcuts: / and Ctrl+K focus the search box, ? opens the list of shortcuts. */
export function Shortcuts() {
  const [open, setOpen] = useState(false);
  const navigate = useNavigate();
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey } = event;
    if (event.defaultPrevented || event.isComposing || altKey) return;
    const box = document.querySelector<HTMLInputElement>('header [role=search] input');
    // Shortcuts do nothing behind a dialog, and outside the main layout, which has the search box.
    if (!box || document.querySelector('[aria-modal]')) return;
    const hasModifier = ctrlKey || metaKey;
    const isSearch = hasModifier ? key.toLowerCase() === 'k' : key === '/' && !takesText(event.target);
    const isHelp = !hasModifier && key === '?' && !takesText(event.target);
    if (!isSearch && !isHelp) return;
    event.preventDefault();
    if (isHelp) setOpen(true);
    else {
      const wide = matchMedia('(min-width: 48rem)').matches;
      const field = wide
        ? box
        : document.querySelector<HTMLInputElement>(`main [action="${paths.search()}"] [name=q]`);
      if (!field) return void navigate(paths.search(), { state: keepFocusState });
      field.focus();
      field.select();
    }
  });
  useEffect(() => {
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
  return <KeysDialog open={open} onClose={() => setOpen(false)} />;
}
