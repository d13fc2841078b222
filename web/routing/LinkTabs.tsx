import type { ComponentProps } from 'react';
import { useNavigate } from 'react-router-dom';
import { Tabs } from '../ui/Tabs.tsx';

/** Tabs that navigate to their addresses and keep the scroll position. */
export function LinkTabs(props: Omit<ComponentProps<typeof Tabs>, 'onSelect'>) {
  const navigate = useNavigate();
  return <Tabs {...props} onSelect={({ href }) => void navigate(href, { preventScrollReset: true })} />;
}
