import { use, useState } from 'react';
import { PageContext } from '../routing/pageContext.tsx';
import { isCommand } from '../ui/keys.ts';
import { useWindowEvent } from '../ui/useWindowEvent.ts';
import { useOpenHere } from './useOpenHere.ts';

/** Seven days, in seconds. */
const cookieLifetime = 604_800;
const isMobile = () => !matchMedia('(min-width: 48rem)').matches;

/** State of the side bar: expanded or collapsed from 768 px up, stored for a week; below, a sheet until a navigation. */
export function useSideBar() {
  const [expanded, setExpanded] = useState(use(PageContext).sideBarOpen);
  const [sheetOpen, setSheetOpen] = useOpenHere();
  const toggle = () => {
    if (isMobile()) return setSheetOpen(!sheetOpen);
    setExpanded(!expanded);
    try {
      document.cookie = `side-bar=${expanded ? 'closed' : 'open'}; path=/; max-age=${cookieLifetime}; samesite=lax`;
    } catch {
      // Cookies are blocked, as in a sandboxed frame: the choice applies to this page only.
    }
  };
  useWindowEvent('keydown', (event) => {
    if (!isCommand(event, 'b')) return;
    event.preventDefault();
    // The shortcut does nothing behind another dialog.
    if (sheetOpen || !document.querySelector('[aria-modal]')) toggle();
  });
  return { expanded, sheetOpen, toggle, closeSheet: () => setSheetOpen(false) };
}
