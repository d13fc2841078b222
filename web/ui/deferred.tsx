import { lazy, useState, type ComponentType, type LazyExoticComponent } from 'react';
import { retryImport } from './retryImport.ts';

interface Options {
  /** For a part that its page always shows: after hydration, its code loads in parallel with the page's data. */
  always?: boolean;
}

/**
 * A part of a page whose code loads after the first load: `deferred(() => import('./JobsSide.tsx'), 'JobsSide')`. The
 * server renders its markup, which stays until the code has loaded. Without markup, the `fallback` of the surrounding
 * `HydrationBoundary` shows. A failed import is retried.
 */
export function deferred<Name extends string, P extends object>(
  load: () => Promise<Record<Name, ComponentType<P>>>,
  name: Name,
  { always = false }: Options = {},
): ComponentType<P> {
  const Deferred: LazyExoticComponent<ComponentType<P>> = lazy(async () => ({
    default: (await retryImport(load))[name],
  }));
  // On the server and until hydration, the part is lazy, so that its markup waits for its code.
  if (!always || import.meta.env.SSR || !window.clickRecorder?.isRootHydrated) return Deferred;
  let code: ComponentType<P> | undefined;
  void retryImport(load).then((module) => (code = module[name]));
  return function Loaded(props: P) {
    // Chosen once per mount: another component would mount the part again.
    const [Part] = useState(() => code ?? Deferred);
    return <Part {...props} />;
  };
}
