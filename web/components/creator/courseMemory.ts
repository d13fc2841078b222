import { readInPage, storeInPage } from '../../session/storage.ts';
import type { Module } from './productForm.ts';

const key = (productId: string) => `course:${productId}`;

/** Replaces a file with its name, size and media type: JSON would store a File as an empty object. */
const withoutFile = (_key: string, value: unknown): unknown =>
  value instanceof File ? { name: value.name, size: value.size, type: value.type } : value;

/** Stores the structure of a course in this tab until the page is reloaded; it is not sent. */
export const rememberCourse = (productId: string, modules: readonly Module[]): void =>
  storeInPage(key(productId), JSON.stringify(modules, withoutFile));

export function recallCourse(productId: string): Module[] | undefined {
  const stored = readInPage(key(productId));
  return stored === null ? undefined : (JSON.parse(stored) as Module[]);
}
