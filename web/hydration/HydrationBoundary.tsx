import { Suspense, memo, useState, type ReactNode } from 'react';
import { ReplayClicks } from './ReplayClicks.tsx';
import { useServerRendered } from './useServerRendered.ts';

interface Props {
  fallback?: ReactNode;
  children: ReactNode;
}

interface PartProps extends Props {
  /** Whether the server's markup has not been hydrated yet. */
  isPending: boolean;
  /** Always the same function, since `ReplayClicks` runs its effect again for another one. */
  setPending: (isPending: false) => void;
}

/** Keeps its first children until hydration: React discards the server's markup if they change before their code loads. */
const Part = memo(
  ({ fallback, children, setPending }: PartProps) => (
    <Suspense fallback={fallback}>
      {children}
      <ReplayClicks setPending={setPending} />
    </Suspense>
  ),
  (_before, { isPending }) => isPending,
);

/**
 * A part of the page that React hydrates in its own task, after the parts before it or at once on a click, for what is
 * below the first view and for cards of long lists. A state change outside it waits until the part is hydrated.
 */
export function HydrationBoundary(props: Props) {
  const [isPending, setPending] = useState(useServerRendered());
  return <Part {...props} isPending={isPending} setPending={setPending} />;
}
