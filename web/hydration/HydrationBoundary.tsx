import { Suspense, memo, useState, type ReactNode } from 'react';
import { ReplayClicks } from './ReplayClicks.tsx';
import { useServerRendered } from './useServerRendered.ts';

interface Props {
  fallback?: ReactNode;
  children: ReactNode;
}

interface PartProps extends Props {
  /** Whether the server's markup stands here still. */
  held: boolean;
  onLive: (held: false) => void;
}

/** New content, given while the code of the old has not come, would make React throw the server's markup away. */
const Part = memo(
  ({ fallback, children, onLive }: PartProps) => (
    <Suspense fallback={fallback}>
      {children}
      <ReplayClicks onLive={onLive} />
    </Suspense>
  ),
  (_before, { held }) => held,
);

/**
 * A part of the page that comes to life by itself: React hydrates it in a task of its own, after what stands before
 * it, or at once when it is pressed. For what lies below the first view, and for every card of a long list. What is
 * pressed beside it meanwhile leaves the server's markup as it is; what changed by then shows when the part lives.
 */
export function HydrationBoundary(props: Props) {
  const [held, setHeld] = useState(useServerRendered());
  return <Part {...props} held={held} onLive={setHeld} />;
}
