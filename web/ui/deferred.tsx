import { lazy, useState, type ComponentType, type LazyExoticComponent } from 'react';
import { retryImport } from './retryImport.ts';

/**
 * A part of a page whose code comes after the first load: `deferred(() => import('./JobsSide.tsx'), 'JobsSide')`. Its
 * markup comes with the page, and stays until the code has come. Without markup its place is kept by the `fallback` of
 * the Step around it. Code that cannot be had is asked for again.
 */
export const deferred = <Name extends string, P extends object>(
  load: () => Promise<Record<Name, ComponentType<P>>>,
  name: Name,
): LazyExoticComponent<ComponentType<P>> => lazy(async () => ({ default: (await retryImport(load))[name] }));

/**
 * The same for what every visit of its page shows. In a client that lives already no markup waits for it: its code
 * comes beside the page's data, so that the part is there with the page.
 */
export function lazyBelowFold<Name extends string, P extends object>(
  load: () => Promise<Record<Name, ComponentType<P>>>,
  name: Name,
): ComponentType<P> {
  const Later = deferred(load, name);
  if (import.meta.env.SSR || !window.clickRecorder?.live) return Later;
  let code: ComponentType<P> | undefined;
  void retryImport(load).then((module) => (code = module[name]));
  return function Below(props: P) {
    const [Part] = useState(() => code ?? Later);
    return <Part {...props} />;
  };
}
