const listeners = new Set<() => void>();

/** Calls a listener after each recorded request, response and action. Returns a function that stops it. */
export function subscribeToActivity(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function announceActivity(): void {
  for (const listener of listeners) listener();
}
