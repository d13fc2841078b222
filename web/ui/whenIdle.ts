/** Runs a task when the browser is idle; returns a function that cancels it. Safari has no requestIdleCallback. */
export function whenIdle(task: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const handle = requestIdleCallback(task, { timeout: 2_000 });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(task, 200);
  return () => clearTimeout(timer);
}

/** Runs a task when the browser is idle after the first input, to load what only clicks need. Returns a cancel function. */
export function whenIdleAfterInput(task: () => void): () => void {
  if (navigator.userActivation?.hasBeenActive) return whenIdle(task);
  const waiting = new AbortController();
  let cancel = () => waiting.abort();
  const start = () => {
    waiting.abort();
    cancel = whenIdle(task);
  };
  for (const type of ['pointermove', 'pointerdown', 'keydown', 'scroll'])
    addEventListener(type, start, { signal: waiting.signal, capture: true, passive: true });
  return () => cancel();
}
