/**
 * The names of the actions that a live page simulates, separated by spaces. Undefined on a simulated page, which
 * simulates all actions. The server's document has them in `<html data-live-except>`.
 */
const liveExcept = (): string | undefined => document.documentElement.dataset['liveExcept'];

/** Whether the server stores actions. Only the browser can call it; components call `useInMode`. */
export const isLiveMode = (): boolean => liveExcept() !== undefined;

/** Whether the server performs the action with this name. */
export const isLiveAction = (name: string): boolean => liveExcept()?.split(' ').includes(name) === false;

/** The text for the page's mode. Only the browser can call it; components call `useInMode`. */
export const inMode = <T>(simulated: T, live: T): T => (isLiveMode() ? live : simulated);
