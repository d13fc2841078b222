/** Whether the server stores actions: `<html data-live>`. Components call `useIsLive`: the server has no `document`. */
export const isLive = (): boolean => 'live' in document.documentElement.dataset;

/** The server's start (ms since 1970) and minimum number of records of a noun; undefined if no worker performs actions. */
export function tabSettings(): { start: number; size: number } | undefined {
  const tab = document.querySelector<HTMLMetaElement>('meta[name=sample]')?.content;
  if (tab === undefined) return undefined;
  const [start, size] = tab.split(' ').map(Number) as [number, number];
  return { start, size };
}

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
