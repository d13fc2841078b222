const listeners = new Set<() => void>();

/**
 * Calls a listener when what the panel 'Query behind this screen' shows has changed: a request, a response, an action, the
 * network conditions. Returns a function that stops it.
 */
export function subscribeToActivity(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function announceActivity(): void {
  for (const listener of listeners) listener();
}
