import type { ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useLoaderData, useLocation, useRevalidator } from 'react-router-dom';
import { LoadError } from '../ui/LoadError.tsx';
import { RetryOnce } from '../ui/RetryOnce.tsx';
import { HydrationBoundary } from '../hydration/HydrationBoundary.tsx';
import { ScrollToHash } from './ScrollToHash.tsx';

interface Props {
  /** Reserves a minimum height, so that the data move nothing that is visible: see `ui/skeletons.tsx`. */
  skeleton: ReactNode;
  /** Names the data in the error card: "your feed". Without it the part renders no card, since another part does. */
  dataName?: string;
  /** Wraps the error card where the part is the complete page. */
  frame?: (card: ReactNode) => ReactNode;
  children: ReactNode;
}

/** A part of a screen that waits for the screen's data. Parts outside it keep their input while it loads or fails. */
export function ScreenData({ skeleton, dataName, frame, children }: Props) {
  const data: unknown = useLoaderData();
  const { revalidate, state } = useRevalidator();
  const { pathname } = useLocation();
  const cardFor = (error: unknown) => {
    const card = dataName && (
      <LoadError
        dataName={dataName}
        // Without data, the query's code failed to load. Without an error, the card says to check the connection.
        error={data ? error : undefined}
        retrying={state === 'loading'}
        onRetry={() => void revalidate()}
      />
    );
    return card ? (frame?.(card) ?? card) : null;
  };
  return (
    // Another path shows the skeleton at once. On the same path the old list stays until the requested data has loaded.
    // RetryOnce renders again after a translator's change of the page; a failed load reaches the error boundary.
    <ErrorBoundary key={pathname} resetKeys={[data]} fallbackRender={({ error }) => cardFor(error)}>
      <RetryOnce>
        <HydrationBoundary fallback={skeleton}>
          {children}
          <ScrollToHash />
        </HydrationBoundary>
      </RetryOnce>
    </ErrorBoundary>
  );
}
