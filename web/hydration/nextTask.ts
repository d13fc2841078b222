/** Lets go of the main thread: what the reader has done meanwhile is answered first. */
export const nextTask = () => new Promise<void>((resolve) => void setTimeout(resolve));
