import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../paths.ts';
import { onDemand } from '../ui/onDemand.tsx';
import { keepFocusState } from './RouteFocus.tsx';

const KeysDialog = onDemand(() => import('./KeysDialog.tsx'), 'KeysDialog');

const Palette = onDemand(() => import('./palette/Palette.tsx'), 'Palette');

const takesText = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input, textarea, select, [role=textbox]'));

/** Global shortcuts: Ctrl+K opens the command palette, / focuses the search box, ? opens the list of shortcuts. */
export function Shortcuts() {
  const [keysOpen, setKeysOpen] = useState(false);
  // Back closes it. It stays open when a screen that was still loading appears.
  const [paletteOpen, setPaletteOpen] = useState(false);
  const navigate = useNavigate();
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, shiftKey, altKey } = event;
    if (event.defaultPrevented || event.isComposing || altKey) return;
    const isPalette = (ctrlKey || metaKey) && !shiftKey && key.toLowerCase() === 'k';
    if (isPalette && paletteOpen) {
      event.preventDefault();
      return setPaletteOpen(false);
    }
    const box = document.querySelector<HTMLInputElement>('header [role=search] input');
    // Shortcuts do nothing behind a dialog, and outside the main layout, which has the search box.
    if (!box || document.querySelector('[aria-modal]')) return;
    const isPlain = !ctrlKey && !metaKey && !takesText(event.target);
    const isSearch = isPlain && key === '/';
    const isHelp = isPlain && key === '?';
    if (!isPalette && !isSearch && !isHelp) return;
    event.preventDefault();
    if (isPalette) setPaletteOpen(true);
    else if (isHelp) setKeysOpen(true);
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
    const listeners = new AbortController();
    addEventListener('keydown', onKeyDown, listeners);
    addEventListener('popstate', () => setPaletteOpen(false), listeners);
    return () => listeners.abort();
  }, []);
  return (
    <>
      <Palette
        open={paletteOpen}
        onClose={() => setPaletteOpen(false)}
        onShowKeys={() => setKeysOpen(true)}
      />
      <KeysDialog open={keysOpen} onClose={() => setKeysOpen(false)} />
    </>
  );
}
