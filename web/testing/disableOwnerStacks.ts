import { reactInternals } from './reactInternals.ts';

/**
 * React captures the creation stack of the first 10,000 elements of each second, for its warnings. That takes a seventh
 * of the tests' time. A count that is already infinite stops it; warnings still name the component.
 */
export function disableOwnerStacks(): void {
  Object.defineProperty(reactInternals, 'recentlyCreatedOwnerStacks', {
    configurable: true,
    get: () => Infinity,
    set: () => {},
  });
}
