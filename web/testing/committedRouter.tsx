import { useLayoutEffect, type ReactNode } from 'react';
import { createMemoryRouter, useLocation, type RouteObject } from 'react-router-dom';
import { reactInternals } from './reactInternals.ts';

type Router = ReturnType<typeof createMemoryRouter>;

/** The router of a test. */
export interface CommittedRouter extends Router {
  /** Resolves when the page of the router's location is on the screen. */
  committed: () => Promise<void>;
}

function Probe({ onCommit }: { onCommit: (key: string) => void }) {
  const { key } = useLocation();
  useLayoutEffect(() => onCommit(key), [key, onCommit]);
  return null;
}

/**
 * Creates a router that starts at a path, and the object with which a test uses it. React commits a page some time after the
 * router has its location. Until then the previous page stays: a query would find that one's headings, buttons and rows,
 * and pass or fail with the speed of the machine. So `navigate` of the test's object waits for the new page.
 */
export function createCommittedRouter(
  root: RouteObject,
  path: string,
): { router: Router; tested: CommittedRouter } {
  let shown = '';
  let waiting: (() => void)[] = [];
  const onCommit = (key: string) => {
    shown = key;
    for (const resolve of waiting.splice(0)) resolve();
  };
  const withProbe = (element: ReactNode) => (
    <>
      {element}
      <Probe onCommit={onCommit} />
    </>
  );
  const { element, errorElement } = root;
  const router = createMemoryRouter(
    [{ ...root, element: withProbe(element), errorElement: withProbe(errorElement) }],
    { initialEntries: [path] },
  );
  const committed = async () => {
    if (reactInternals.actQueue !== null)
      throw new Error('Navigate without `act`, which would delay the page that this waits for.');
    // oxlint-disable-next-line no-await-in-loop -- React may commit an earlier location first
    while (shown !== router.state.location.key) await new Promise<void>((resolve) => waiting.push(resolve));
  };
  const navigate = async (...to: Parameters<Router['navigate']>) => {
    await router.navigate(...to);
    await committed();
  };
  const tested = Object.create(router, {
    navigate: { value: navigate },
    committed: { value: committed },
  }) as CommittedRouter;
  return { router, tested };
}
