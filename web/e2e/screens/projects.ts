import { expect, open, openQuietly } from '../test.ts';
import { button, heading, tab } from '../walk.ts';
import type { Screen } from './screen.ts';

export const projects: Screen = {
  path: '/projects',
  title: 'Projects',
  also: ['/projects?q=usability&category=ui-ux-design&posted=month'],
  states: async (page, check) => {
    await openQuietly(page, '/projects?q=design&category=web-development&type=fixed');
    const filters = page.getByRole('button', { name: /^Filters/ });
    if (await filters.isVisible()) await filters.click();
    await button(page, 'View all categories').click();
    await check('projects with filters');
    const row = ['Location', 'Budget', 'Duration', 'More Filters', 'Clear Filters'];
    const tops = row.map(async (name) => (await page.getByRole('button', { name }).boundingBox())!.y);
    if (page.viewportSize()!.width >= 1024) expect(new Set(await Promise.all(tops)).size, 'in a row').toBe(1);
    for (const name of ['Location', 'Budget', 'Duration', 'More Filters']) {
      const menu = page.getByRole('button', { name: new RegExp(`^${name}`) });
      await menu.click();
      await expect(menu).toHaveAttribute('aria-expanded', 'true');
      await check(`the menu ${name}`);
      await page.keyboard.press('Escape');
    }
    await tab(page, 'Most Recent').click();
    await expect(page.getByText('Most recent projects will be displayed here.')).toBeVisible();
    await check('the most recent projects');
    await open(page, '/projects?q=zebra');
    await expect(heading(page, 'No projects found')).toBeVisible();
    await check('no projects found');
  },
};
