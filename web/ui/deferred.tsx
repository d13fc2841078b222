import { lazy, useState, type ComponentType, type LazyExoticComponent } from 'react';
import { retryImport } from './retryImport.ts';

interface Options {
  /**
   * For a part that every visit of its page shows: after hydration, no markup waits for its code. The code then loads in
   * parallel with the page's data, so that the part is rendered with the page.
   */
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
  if (!always || import.meta.env.SSR || !window.clickRecorder?.isRootHydrated) return Deferred;
  let code: ComponentType<P> | undefined;
  void retryImport(load).then((module) => (code = module[name]));
  return function Loaded(props: P) {
    const [Part] = useState(() => code ?? Deferred);
    return <Part {...props} />;
  };
}
