import { readInPage, storeInPage } from '../../ui/storage.ts';
import type { Module } from './productForm.ts';

const key = (productId: string) => `course:${productId}`;

/** Of a file its name, size and media type; the file itself would be written as nothing. */
const plain = (_key: string, value: unknown): unknown =>
  value instanceof File ? { name: value.name, size: value.size, type: value.type } : value;

/** The structure of a course is not sent anywhere: like all that is simulated it is there until the page is reloaded. */
export const rememberCourse = (productId: string, modules: readonly Module[]): void =>
  storeInPage(key(productId), JSON.stringify(modules, plain));

export function recallCourse(productId: string): Module[] | undefined {
  const stored = readInPage(key(productId));
  return stored === null ? undefined : (JSON.parse(stored) as Module[]);
}
