import { useEffect, useState, type ComponentType } from 'react';
import { useRevalidator } from 'react-router-dom';
import { isImportError } from '../ui/connectionErrors.ts';
import { LoadError } from '../ui/LoadError.tsx';
import { reloadOnce } from '../hydration/reloadOnce.ts';
import { Page } from './Page.tsx';

type View = () => Promise<{ Component: ComponentType }>;

/**
 * Replaces a screen whose code failed to load. It shows the error card, whose Retry button loads code and data: the
 * router would keep the failed import forever. It reloads the page when a new release has removed the code.
 */
export function lazyScreen(view: View): ComponentType {
  let loaded: ComponentType | undefined;
  return function LazyScreen() {
    const [Screen, setScreen] = useState(() => loaded);
    const [retrying, setRetrying] = useState(false);
    const { revalidate } = useRevalidator();
    useEffect(() => void (loaded || reloadOnce()), []);
    if (Screen) return <Screen />;
    const retry = async () => {
      if (retrying) return;
      setRetrying(true);
      try {
        loaded = (await view()).Component;
        await revalidate();
        setScreen(() => loaded);
      } catch (error) {
        if (!isImportError(error)) throw error;
        // Some browsers cache a failed import until the page reloads. `true`: the user has requested it.
        await reloadOnce(true);
      } finally {
        setRetrying(false);
      }
    };
    return (
      <Page title="Not loaded" description="This page could not be loaded." canonical={null}>
        <LoadError dataName="this page" retrying={retrying} onRetry={() => void retry()} />
        <p className="mt-4 text-center">
          <a className="btn btn-ghost" href="/">
            Return to Home
          </a>
        </p>
      </Page>
    );
  };
}
