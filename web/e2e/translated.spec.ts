import type { Page } from '@playwright/test';
import { windows } from './controls/addresses.ts';
import { changedBeforeLine, createMemory, visit } from './controls/visit.ts';
import { createVisitedPage } from './controls/visitedPage.ts';
import { expect, open, test } from './test.ts';
import { translate, type Translator } from './translate.ts';

test.use({ expectedConsole: changedBeforeLine });

/** A list with dialogs, a conversation and a form. `npm run controls -- translated` walks over all screens. */
const walks = [
  ['/', windows.wide],
  ['/messages?contact=contact-sofia-lindqvist', windows.wide],
  ['/creator-dashboard/create', windows.narrow],
] as const;

for (const [address, window] of walks)
  test(`On the translated page ${address} at ${window.viewport.width} px the controls cause no error`, async ({
    browser,
    baseURL,
  }) => {
    // Some screens have over 200 controls.
    test.setTimeout(900_000);
    const visited = await createVisitedPage(browser, { ...window, baseURL: baseURL! });
    const { faults, presses } = await visit(visited, address, createMemory(), true);
    await visited.page.context().close();
    expect(faults).toEqual([]);
    expect(presses).toBeGreaterThan(0);
  });

async function openTranslated(page: Page, path: string, kind: Translator): Promise<void> {
  await open(page, path);
  await page.evaluate(translate, kind);
}

for (const kind of ['other', 'moved'] as const) {
  test.describe(`with texts that a translator has ${kind === 'moved' ? 'moved' : 'replaced by other ones'}`, () => {
    test('Follow and Like change their texts', async ({ page }) => {
      await openTranslated(page, '/companies', kind);
      const main = page.getByRole('main');
      const follow = main.getByRole('button', { name: /^Follow / }).first();
      const [, company] = /^Follow (.*)$/.exec((await follow.getAttribute('aria-label'))!)!;
      await follow.click();
      await expect(main.getByRole('button', { name: `Following ${company}` })).toHaveText(/^‹?Following›?$/);
      await openTranslated(page, '/', kind);
      const like = page.getByRole('button', { name: /^Like/ }).first();
      const likes = Number.parseInt((await like.textContent())!.replaceAll(/\D/g, ''), 10);
      await like.click();
      await expect(like).toHaveText(new RegExp(`^‹?${likes + 1}›?$`));
    });

    test('the eleventh tag is refused, and a second message is sent', async ({ page }) => {
      await openTranslated(page, '/creator-dashboard/create', kind);
      const add = page.getByRole('main').getByRole('button', { name: /^‹?Add›?$/ });
      const tag = page.getByPlaceholder('Add a tag');
      for (let i = 1; i < 12; i += 1) {
        await tag.fill(`tag ${i}`);
        // Enter adds no tag before the field is hydrated.
        if (i < 11) await expect(add).toBeEnabled();
        await tag.press('Enter');
      }
      await expect(page.getByText(/Remove a tag to add tag 11/)).toBeVisible();
      await openTranslated(page, '/messages?contact=contact-sofia-lindqvist', kind);
      const field = page.getByRole('main').getByRole('textbox').last();
      const form = page.getByRole('form', { name: 'Write a message' });
      const status = form.getByRole('status');
      for (const [text, result] of [
        ['First line', /^‹?Sent\. This conversation is a sample, so it does not grow\.›?$/],
        ['Second line', /^‹?Message sent›?$/],
      ] as const) {
        await field.fill(text);
        await expect(form.getByRole('button', { name: 'Send message' })).toBeEnabled();
        await field.press('Enter');
        await expect(status).toHaveText(result);
      }
      await expect(page.getByRole('alert')).toHaveCount(0);
    });

    test('Set Alert of a gig shows its new state', async ({ page }) => {
      await openTranslated(page, '/gigs/gig-usability-review', kind);
      const alert = page.getByRole('button', { name: /Set Alert/ }).first();
      await alert.click();
      await expect(
        page.getByRole('main').getByRole('button', { name: /Alert/, pressed: true }).first(),
      ).toBeVisible();
      await expect(
        page.getByRole('region', { name: 'Notifications Alt+T' }).getByRole('listitem'),
      ).not.toHaveCount(0);
    });
  });
}
