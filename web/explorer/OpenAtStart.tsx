import { useGraphiQL, useGraphiQLActions } from '@graphiql/react';
import { useEffect, useRef } from 'react';
import { takeSharedOperation } from './sharedOperation.ts';
import { useOpenOperation } from './useOpenOperation.ts';

/** Opens the operation of the address, also of a later one, for the user to send; scrolls the open tab into view. */
export function OpenAtStart() {
  const open = useOpenOperation();
  const { changeTab } = useGraphiQLActions();
  const index = useGraphiQL(({ activeTabIndex }) => activeTabIndex);
  const hasStarted = useRef(false);
  useEffect(() => {
    const tab = document.getElementById(`graphiql-session-tab-${index}`);
    tab?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [index]);
  useEffect(() => {
    if (!open) return;
    // GraphiQL shows the query of the first tab without its variables, until the tab is opened again.
    if (!hasStarted.current) changeTab(index);
    hasStarted.current = true;
    const openShared = () => {
      const operation = takeSharedOperation();
      if (operation) open(operation);
    };
    openShared();
    addEventListener('hashchange', openShared);
    return () => removeEventListener('hashchange', openShared);
  }, [open, changeTab, index]);
  return null;
}
