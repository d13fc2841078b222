import { use, useEffect, useEffectEvent, useState } from 'react';
import { PageContext } from '../routing/pageContext.tsx';
import { useOpenHere } from './useOpenHere.ts';

/** Seven days, in seconds. */
const cookieLifetime = 604_800;
const isMobile = () => !matchMedia('(min-width: 48rem)').matches;

/** The side bar's two states: expanded or collapsed from 768 px up, remembered for a week; a sheet below. */
export function useSideBar() {
  const [expanded, setExpanded] = useState(use(PageContext).sideBarOpen);
  const [sheetOpen, setSheetOpen] = useOpenHere();
  const toggle = () => {
    if (isMobile()) return setSheetOpen(!sheetOpen);
    setExpanded(!expanded);
    try {
      document.cookie = `side-bar=${expanded ? 'closed' : 'open'}; path=/; max-age=${cookieLifetime}; samesite=lax`;
    } catch {
      // Cookies are refused, as in a sandboxed frame: the choice holds for this page.
    }
  };
  const toggleByKey = useEffectEvent((event: KeyboardEvent) => {
    if (
      event.key.toLowerCase() !== 'b' ||
      !(event.ctrlKey || event.metaKey) ||
      event.altKey ||
      event.shiftKey
    )
      return;
    event.preventDefault();
    // Behind another dialog nothing moves.
    if (sheetOpen || !document.querySelector('[aria-modal]')) toggle();
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => toggleByKey(event);
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
  return { expanded, sheetOpen, toggle, closeSheet: () => setSheetOpen(false) };
}
