import type { ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useLoaderData, useLocation, useRevalidator } from 'react-router-dom';
import { LoadError } from '../ui/LoadError.tsx';
import { HydrationBoundary } from '../hydration/HydrationBoundary.tsx';

interface Props {
  /** Of the final height, so that nothing moves when the data arrives. */
  skeleton: ReactNode;
  /** What failed, in the reader's words: "your feed". Without it the part stays empty and another part speaks. */
  what?: string;
  /** What stands round the error card, where the part is the whole page. */
  frame?: (card: ReactNode) => ReactNode;
  children: ReactNode;
}

/**
 * A part of a screen that waits for the screen's data. What stands outside keeps working while the data loads or
 * when it cannot be loaded, so nothing that was typed there is lost.
 */
export function ScreenData({ skeleton, what, frame, children }: Props) {
  const data: unknown = useLoaderData();
  const { revalidate, state } = useRevalidator();
  const { pathname } = useLocation();
  const card = what && (
    <LoadError what={what} retrying={state === 'loading'} onRetry={() => void revalidate()} />
  );
  return (
    // Of another thing the skeleton shows at once; a list stays until what was asked of it is there.
    <ErrorBoundary key={pathname} resetKeys={[data]} fallback={card ? (frame?.(card) ?? card) : null}>
      <HydrationBoundary fallback={skeleton}>{children}</HydrationBoundary>
    </ErrorBoundary>
  );
}
