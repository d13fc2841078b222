import { readStored, storeInPage } from '../../ui/storage.ts';
import type { Module } from './productForm.ts';

const key = (productId: string) => `course:${productId}`;

/** The structure of a course is not sent anywhere: like all that is simulated it is there until the page is reloaded. */
export const rememberCourse = (productId: string, modules: readonly Module[]): void =>
  storeInPage(key(productId), JSON.stringify(modules));

export function recallCourse(productId: string): Module[] | undefined {
  const stored = readStored(key(productId));
  return stored === null ? undefined : (JSON.parse(stored) as Module[]);
}
