import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
// Loads the lazy code up front, since loading it during a test takes seconds.
import '../devtools/QueryPanel.tsx';
import '../devtools/ConditionsBadge.tsx';
import { httpLink } from '../apollo/httpLink.ts';
import { setQueryPanelOpen } from '../shell/queryPanel.ts';
import { media, mockMediaQueries } from './mediaQueries.ts';
import { mockNetwork, simulateConditions } from './networkFailures.ts';
import { renderRoute } from './renderRoute.tsx';

/** Prepares the tests of a file for the panel of queries, in a wide window. */
export function prepareQueryPanel(): void {
  beforeEach(() => {
    mockMediaQueries(media.wide);
    mockNetwork();
    // React reports the simulated failures.
    vi.spyOn(console, 'error').mockImplementation(() => {});
    // happy-dom has no layout.
    vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue([{}] as unknown as DOMRectList);
    Element.prototype.animate ??= () => ({ cancel: () => {} }) as Animation;
  });
  // Other test files share these modules.
  afterEach(() => {
    simulateConditions({});
    setQueryPanelOpen(false);
  });
}

export const queryPanel = () => screen.findByRole('region', { name: 'The query behind this screen' });

/** Renders a screen and opens the panel by its shortcut. */
export async function openQueryPanel(path = '/jobs', heading = 'Jobs', transport = httpLink()) {
  delete document.documentElement.dataset['hydrated'];
  const view = await renderRoute(path, { transport });
  view.container.id = 'root';
  await waitFor(() => expect(document.documentElement).toHaveAttribute('data-hydrated'));
  await screen.findByRole('heading', { name: heading, level: 1 });
  await view.user.keyboard('{Control>}.{/Control}');
  return { ...view, found: within(await queryPanel()) };
}

/** The texts of the panel's list, without the times. */
export const panelEntries = (): string[] =>
  within(screen.getByRole('navigation', { name: 'Operations and actions' }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent.replace(/[\d,]+ ms$/, 'ms'));
