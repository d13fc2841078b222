import { announceActivity } from '../apollo/activity.ts';

let isOpen = false;

/** Whether the panel 'The query behind this screen' is open. `subscribeToActivity` announces changes. */
export const isQueryPanelOpen = (): boolean => isOpen;

export function setQueryPanelOpen(open: boolean): void {
  isOpen = open;
  announceActivity();
}
