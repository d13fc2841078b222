import { useEffect } from 'react';
import { FocusRescue } from '../ui/FocusRescue.tsx';
import { ToastArea } from '../ui/ToastArea.tsx';
import { Tooltips } from '../ui/Tooltips.tsx';
import { OfflineNotice } from './OfflineNotice.tsx';
import { Shortcuts } from './Shortcuts.tsx';

/** What every screen has and no first paint needs. */
export function AfterPaint() {
  useEffect(() => {
    // Tells whoever drives the page from outside that the client has taken it over and all of this is there.
    document.documentElement.dataset['hydrated'] = '';
  }, []);
  return (
    <>
      <OfflineNotice />
      <ToastArea />
      <Tooltips />
      <FocusRescue />
      <Shortcuts />
    </>
  );
}
