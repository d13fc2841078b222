import { use, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { PageContext } from '../routing/page.tsx';

/** Seven days, in seconds. */
const cookieLifetime = 604_800;
const isMobile = () => !matchMedia('(min-width: 48rem)').matches;

/** The side bar's two states: expanded or collapsed from 768 px up, remembered for a week; a sheet below. */
export function useSideBar() {
  const [expanded, setExpanded] = useState(use(PageContext).sideBarOpen);
  const { key } = useLocation();
  // Open for this entry of the history only, as the mobile panel is.
  const [sheetAt, setSheetAt] = useState<string | null>(null);
  const sheetOpen = sheetAt === key;
  const toggle = () => {
    if (isMobile()) return setSheetAt(sheetOpen ? null : key);
    setExpanded(!expanded);
    try {
      document.cookie = `side-bar=${expanded ? 'closed' : 'open'}; path=/; max-age=${cookieLifetime}; samesite=lax`;
    } catch {
      // Cookies are refused, as in a sandboxed frame: the choice holds for this page.
    }
  };
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (
        event.key.toLowerCase() !== 'b' ||
        !(event.ctrlKey || event.metaKey) ||
        event.altKey ||
        event.shiftKey
      )
        return;
      event.preventDefault();
      toggle();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });
  return { expanded, sheetOpen, toggle, closeSheet: () => setSheetAt(null) };
}
