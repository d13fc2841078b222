const listeners = new Set<() => void>();

/** Calls a listener after changes that the panel 'Query behind this screen' shows: requests, actions, conditions. */
export function subscribeToActivity(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Calls the listeners after such a change. */
export function announceActivity(): void {
  for (const listener of listeners) listener();
}
