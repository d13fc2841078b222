import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import type { LiveUpdates } from '../apollo/liveUpdates.ts';
import { isLive } from '../session/mode.ts';
import { FocusRescue } from '../ui/FocusRescue.tsx';
import { takeStoredNotice } from '../session/nextPage.ts';
import { notify } from '../ui/notify.ts';
import { whenIdleAfterInput } from '../ui/whenIdle.ts';
import { ToastArea } from '../ui/ToastArea.tsx';
import { Tooltips } from '../ui/Tooltips.tsx';
import { OfflineNotice } from './OfflineNotice.tsx';
import { QueryPanelHost } from './QueryPanelHost.tsx';
import { Shortcuts } from './Shortcuts.tsx';

export function AfterPaint() {
  const client = useApolloClient();
  const { pathname } = useLocation();
  const updates = useRef<Promise<LiveUpdates>>(undefined);
  useEffect(() => {
    if (!isLive() || !('EventSource' in window)) return undefined;
    const loaded = import('../apollo/liveUpdates.ts').then(({ startLiveUpdates }) =>
      startLiveUpdates(client),
    );
    // If the code does not load, the page updates only after its own actions.
    loaded.catch(() => {});
    updates.current = loaded;
    return () => void loaded.then(({ stop }) => stop());
  }, [client]);
  useEffect(() => {
    if (isLive()) return undefined;
    // Starts the tab's worker before the first action. If the code does not load, the action loads it.
    return whenIdleAfterInput(
      () =>
        void import('../actions/perform.ts').then(
          ({ startTab }) => startTab(client),
          () => {},
        ),
    );
  }, [client]);
  useEffect(() => {
    // The server does not announce changes of public records, so a navigation refetches data older than a minute.
    void updates.current?.then(({ refetchOld }) => refetchOld()).catch(() => {});
  }, [pathname]);
  useEffect(() => {
    // Signals to browser tests and scripts that the page is hydrated and these parts are mounted.
    document.documentElement.dataset['hydrated'] = '';
    const notice = takeStoredNotice();
    if (notice) notify(notice);
  }, []);
  return (
    <>
      <OfflineNotice />
      <ToastArea />
      <Tooltips />
      <FocusRescue />
      <Shortcuts />
      <QueryPanelHost />
    </>
  );
}
