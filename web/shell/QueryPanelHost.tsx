import { useSyncExternalStore } from 'react';
import { subscribeToActivity } from '../apollo/activity.ts';
import { conditionsKey } from '../apollo/conditionsKey.ts';
import { isCommand } from '../ui/keys.ts';
import { onDemand } from '../ui/onDemand.tsx';
import { readStored } from '../session/storage.ts';
import { useWindowEvent } from '../ui/useWindowEvent.ts';
import { isQueryPanelOpen, setQueryPanelOpen } from './queryPanel.ts';

const QueryPanel = onDemand(() => import('../devtools/QueryPanel.tsx'), 'QueryPanel');
const ConditionsBadge = onDemand(() => import('../devtools/ConditionsBadge.tsx'), 'ConditionsBadge');

const close = () => setQueryPanelOpen(false);
const hasConditions = () => readStored(conditionsKey) !== null;

/** Shows the panel of queries, which Ctrl+. opens and closes, and the badge of simulated network conditions. */
export function QueryPanelHost() {
  const open = useSyncExternalStore(subscribeToActivity, isQueryPanelOpen, () => false);
  const isSimulated = useSyncExternalStore(subscribeToActivity, hasConditions, () => false);
  useWindowEvent('keydown', (event) => {
    if (!isCommand(event, '.')) return;
    // The panel is not reachable behind a dialog.
    if (document.querySelector('[aria-modal]')) return;
    event.preventDefault();
    setQueryPanelOpen(!open);
  });
  return (
    <>
      {/* `onDemand` calls `onClose` when the code does not load. The conditions stay. */}
      <ConditionsBadge open={isSimulated} onClose={() => {}} />
      <QueryPanel open={open} onClose={close} />
    </>
  );
}
