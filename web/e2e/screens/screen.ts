import type { Page } from '@playwright/test';

/** Checks the current state: no violation in either theme, no horizontal overflow. */
export type Check = (state: string) => Promise<void>;

/** A screen's row in the table of screens. */
export interface Screen {
  /** Address of the visit. */
  path: string;
  /** Title of the page, without the name of the site. */
  title: string;
  /** Statements that its states prove, for the title of the test. */
  proves?: string;
  /** HTTP status if it is not 200. */
  status?: number;
  /** A screen without top bar, side bar and footer. */
  withoutShell?: boolean;
  /** Whether it has a column that sticks while the page scrolls, such as a filter panel. */
  stickyColumns?: true;
  /** Whether its header has growth rings. */
  growthRings?: true;
  /** Other addresses of the screen, including empty and unknown ones. Their hydration and accessibility are checked too. */
  also?: readonly string[];
  /** Checks states that differ in a wide window, and restores the page. */
  wideStates?: (page: Page, check: Check) => Promise<void>;
  /** Checks the states of the screen one after the other, in a window of 320 px. */
  states?: (page: Page, check: Check) => Promise<void>;
}
