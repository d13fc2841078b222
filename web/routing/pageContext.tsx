import { createContext, use } from 'react';
import type { DemoAccount } from '../session/mode.ts';

/** Input of the first render, for one request or one browser tab. The server reads the status after rendering. */
export interface PageState {
  sideBarOpen: boolean;
  /** The public origin of the site: `https://workgrove.example`; undefined where none is configured. */
  origin?: string;
  /** Whether the server stores actions. */
  isLive?: boolean;
  /** The demo account of live mode, for a browser on the server's machine. */
  demoAccount?: DemoAccount | undefined;
  /** The id of the request that the server answers with the page. */
  requestId?: string | undefined;
  /** Whether the browser requests the page's data, since it has none from the server. */
  requestsData?: boolean;
  setStatus?: (code: number) => void;
}

/** The fields from cookies; both entries add the others. Without a valid cookie (open, closed) the side bar is closed. */
export const pageFrom = (cookies: string): PageState => ({
  sideBarOpen: /(?:^|;\s*)side-bar=open(?:;|$)/.test(cookies),
});

export const PageContext = createContext<PageState>({ sideBarOpen: false });

/** Sets the HTTP status of the page that renders it. */
export function Status({ code }: { code: number }) {
  use(PageContext).setStatus?.(code);
  return null;
}

/** Returns `isLive` for components, which the server renders, too. */
export const useIsLive = (): boolean => use(PageContext).isLive === true;
