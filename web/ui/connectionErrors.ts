const withoutResponse = new WeakSet<object>();

/** Marks the error of a request that got no response in time. `httpLink.ts` calls it. */
export function markWithoutResponse(error: unknown): void {
  if (error instanceof Error) withoutResponse.add(error);
}

/**
 * Whether the browser failed to fetch imported code: 'Failed to fetch dynamically imported module' or, in Safari, 'Importing
 * a module script failed'. Any other error was thrown by the code itself.
 */
export const isImportError = (error: unknown): boolean =>
  error instanceof TypeError && /import(ed|ing a) module/i.test(error.message);

/** Whether the connection is the cause of an error, not the server or the page. */
export const isConnectionError = (error: unknown): boolean =>
  !navigator.onLine || isImportError(error) || (error instanceof Error && withoutResponse.has(error));
