import { createContext, use } from 'react';

/** What one request, or one browser tab, brings to its first render; the server reads the status back. */
export interface PageState {
  sideBarOpen: boolean;
  /** Where the site stands: `https://workgrove.example`; nothing where nobody has told. */
  origin?: string;
  setStatus?: (code: number) => void;
}

/** The side bar's cookie says 'open' or 'closed'; anything else means that nobody has chosen yet. */
export const pageFrom = (cookies: string): PageState => ({
  sideBarOpen: /(?:^|;\s*)side-bar=open(?:;|$)/.test(cookies),
});

export const PageContext = createContext<PageState>({ sideBarOpen: false });

/** Gives the page that renders it this HTTP status. */
export function Status({ code }: { code: number }) {
  use(PageContext).setStatus?.(code);
  return null;
}
