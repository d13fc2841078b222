import { useEffect, useState, type ComponentType } from 'react';
import { useRevalidator } from 'react-router-dom';
import { LoadError } from '../ui/LoadError.tsx';
import { reloadOnce } from '../hydration/reloadOnce.ts';
import { Page } from './Page.tsx';

type View = () => Promise<{ Component: ComponentType }>;

/** How browsers say that code could not be fetched; any other fault is the code's own. */
export const isUnfetched = (error: unknown): boolean =>
  error instanceof TypeError && /import(ed|ing a) module/i.test(error.message);

/**
 * Stands for a screen whose code could not be fetched: the card of failed data, whose Retry asks for code and data. The
 * router itself keeps a failure for ever. Where a new release has taken the code away the page is loaded anew.
 */
export function lazyScreen(view: View): ComponentType {
  let loaded: ComponentType | undefined;
  return function LaterScreen() {
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
        if (!isUnfetched(error)) throw error;
        // Some browsers remember until the next page what could not be fetched.
        await reloadOnce(true);
      } finally {
        setRetrying(false);
      }
    };
    return (
      <Page title="Not loaded" description="This page could not be loaded." canonical={null}>
        <LoadError what="this page" retrying={retrying} onRetry={() => void retry()} />
        <p className="mt-4 text-center">
          <a className="btn btn-ghost" href="/">
            Return to Home
          </a>
        </p>
      </Page>
    );
  };
}
