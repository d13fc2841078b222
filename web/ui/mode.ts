/**
 * The names of the actions that the browser simulates in live mode. Undefined in simulated mode, in which it simulates all
 * actions. The server's document has the names in `<html data-live-except>`.
 */
export const simulatedActions = (): readonly string[] | undefined =>
  document.documentElement.dataset['liveExcept']?.split(' ').filter(Boolean);

/** The account that everybody on the server's machine can use. */
export interface DemoAccount {
  name: string;
  email: string;
  password: string;
}

/** The demo account, which the server's document names in `<html data-demo>`; undefined elsewhere. */
export function demoAccount(): DemoAccount | undefined {
  const { demo } = document.documentElement.dataset;
  return demo === undefined ? undefined : (JSON.parse(demo) as DemoAccount);
}

/** Whether the server stores actions; with the name of an action, whether it performs that action. */
export const isLive = (action = ''): boolean => simulatedActions()?.includes(action) === false;

/**
 * The text for the mode: of all actions, or of the action with this name. Components call `useInMode`, because the server
 * renders them.
 */
export const inMode = <T>(simulated: T, live: T, action?: string): T => (isLive(action) ? live : simulated);
