/** Yields the main thread, so that pending input events are handled first. */
export const nextTask = () => new Promise<void>((resolve) => void setTimeout(resolve));
