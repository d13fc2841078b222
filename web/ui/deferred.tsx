import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
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
