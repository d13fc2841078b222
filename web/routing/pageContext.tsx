import { createContext, use } from 'react';

/** Input of the first render, for one request or one browser tab. The server reads the status after rendering. */
export interface PageState {
  sideBarOpen: boolean;
  /** The public origin of the site: `https://workgrove.example`; undefined where none is configured. */
  origin?: string;
  /** Whether the server stores actions. */
  isLive?: boolean;
  setStatus?: (code: number) => void;
}

/** The side bar's cookie is 'open' or 'closed'. Any other value counts as no choice. */
export const pageFrom = (cookies: string): PageState => ({
  sideBarOpen: /(?:^|;\s*)side-bar=open(?:;|$)/.test(cookies),
});

export const PageContext = createContext<PageState>({ sideBarOpen: false });

/** Sets the HTTP status of the page that renders it. */
export function Status({ code }: { code: number }) {
  use(PageContext).setStatus?.(code);
  return null;
}

/** Returns a function that selects the text for the mode: `inMode('for simulated actions', 'for live actions')`. */
export function useInMode() {
  const { isLive } = use(PageContext);
  return <T,>(simulated: T, live: T): T => (isLive ? live : simulated);
}
