import type { ReactNode } from 'react';
import { LogInFirst } from './LogInFirst.tsx';
import { useIsLive } from './pageContext.tsx';
import { useShellData } from './useShellData.ts';

interface Props {
  /** What the viewer sees after logging in: 'your gigs'. */
  what: string;
  children: ReactNode;
}

/** A list of the viewer on a public screen. Live mode asks a guest to log in; simulated mode always shows the list. */
export function OwnContent({ what, children }: Props) {
  const { isAuthenticated } = useShellData().viewer;
  const isShown = !useIsLive() || isAuthenticated;
  if (isShown) return children;
  return (
    <div className="card">
      <LogInFirst what={what} level={2} />
    </div>
  );
}
