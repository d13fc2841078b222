import type { Page } from '@playwright/test';
import { navigateTo } from '../navigateTo.ts';
import { expect, expectOpen } from '../test.ts';
import { button, tab } from '../pageHelpers.ts';
import type { Check, Screen } from './screen.ts';

/** The filter menus above the list. */
async function checkMenus(page: Page, check: Check): Promise<void> {
  const row = ['Location', 'Budget', 'Duration', 'More Filters', 'Clear Filters'];
  const tops = row.map(
    async (name) => (await page.getByRole('button', { name, exact: true }).boundingBox())!.y,
  );
  expect(new Set(await Promise.all(tops)).size, 'in a row').toBe(1);
  for (const name of ['Location', 'Budget', 'Duration', 'More Filters']) {
    const menu = page.getByRole('button', { name: new RegExp(`^${name}`) });
    await menu.click();
    await expect(menu).toHaveAttribute('aria-expanded', 'true');
    await check(`the menu ${name}`);
    await page.keyboard.press('Escape');
  }
}

const filtered = '/projects?q=design&category=web-development&type=fixed';

export const projects: Screen = {
  path: '/projects',
  title: 'Projects',
  stickyColumns: true,
  also: ['/projects?q=usability&category=ui-ux-design&posted=month'],
  wideStates: async (page, check) => {
    await navigateTo(page, filtered);
    await button(page, 'View all categories').click();
    await check('projects with filters');
    await checkMenus(page, check);
    await button(page, 'View fewer categories').click();
    await navigateTo(page, '/projects');
  },
  states: async (page, check) => {
    await navigateTo(page, filtered);
    await button(page, /^Filters/).click();
    await expectOpen(page.getByRole('dialog', { name: 'Filters' }));
    await button(page, 'View all categories').click();
    await check('projects with filters');
    await button(page, /^Show \d+ project/).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await tab(page, 'Most Recent').click();
    await expect(page.getByText('Most recent projects will be displayed here.')).toBeVisible();
    await check('the most recent projects');
  },
};
