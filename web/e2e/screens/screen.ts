import type { Page } from '@playwright/test';

/** Looks at the page as it stands: no violation in either theme, nothing over the right edge. */
export type Check = (state: string) => Promise<void>;

/** A screen's row in the table of screens. */
export interface Screen {
  /** Where a visit begins. */
  path: string;
  /** The title of its page, without the name of the site. */
  title: string;
  /** Statements of its layout that its states look at, for the title of its visit. */
  proves?: string;
  /** The status of its page where that is not 200. */
  status?: number;
  /** Whether it stands without top bar, side bar and footer. */
  alone?: boolean;
  /** Other addresses of the same screen, the empty and the unknown too: taken over as silently, and looked at. */
  also?: readonly string[];
  /** The states that look otherwise in a wide window; leaves the page as it was. */
  wideStates?: (page: Page, check: Check) => Promise<void>;
  /** In a window of 320 px: goes through the screen's states, one after the other in one visit, and has each of them checked. */
  states?: (page: Page, check: Check) => Promise<void>;
}
