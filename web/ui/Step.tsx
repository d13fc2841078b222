import { Suspense, type ReactNode } from 'react';
import { ReplayPresses } from './ReplayPresses.tsx';

interface Props {
  fallback?: ReactNode;
  children: ReactNode;
}

/**
 * A part of the page that comes to life by itself: React hydrates it in a task of its own, after what stands before
 * it, or at once when it is pressed. For what lies below the first view, and for every card of a long list.
 */
export const Step = ({ fallback, children }: Props) => (
  <Suspense fallback={fallback}>
    {children}
    <ReplayPresses />
  </Suspense>
);
