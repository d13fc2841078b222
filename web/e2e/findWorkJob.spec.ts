import type { Locator, Page } from '@playwright/test';
import { keyboard, touch, type InputMethod } from './inputMethods.ts';
import { button, card, expectClosed, heading, tab } from './pageHelpers.ts';
import { expect, expectOpen, openWithoutWelcome, test, toast } from './test.ts';

const title = 'Motion Designer';

async function findAndApply(page: Page, by: InputMethod): Promise<void> {
  await by.openScreen(page, 'Jobs');
  await expect(heading(page, 'Jobs')).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();

  const field = page.getByRole('searchbox', { name: 'Title, skill or company' });
  await by.write(field, 'motion designer');
  await by.search(field, button(page.getByRole('search', { name: 'Search jobs' }), 'Search'));
  await expect(page).toHaveURL('/jobs?q=motion+designer');
  await expect(heading(page, 'motion designer in all locations')).toBeVisible();

  const details = card(page, title).getByRole('link', { name: `View Details: ${title}` });
  await by.press(details);
  const sheet = page.getByRole('dialog', { name: title });
  await expectOpen(sheet);
  await expect(sheet.getByText('3/10')).toBeVisible();
  await by.press(button(sheet, `Save ${title}`));
  await expect(button(sheet, `Saved ${title}`)).toBeVisible();

  await apply(page, by, sheet);
  await expect(sheet.getByText('Applied', { exact: true })).toBeVisible();
  await by.closeDialog(sheet);
  await expectClosed(details);
  await expect(page).toHaveURL('/jobs?q=motion+designer');
  for (const flag of ['Applied', 'Saved'])
    await expect(card(page, title).getByText(flag, { exact: true })).toBeVisible();
}

/** Opens the job from the list of saved jobs and goes back: the same scroll position, without a refetch. */
async function openSavedAndGoBack(page: Page, by: InputMethod): Promise<void> {
  await by.press(tab(page, /^Saved Jobs/));
  await expect(page).toHaveURL('/jobs?q=motion+designer&tab=saved');
  const link = card(page, title).getByRole('link', { name: title, exact: true });
  await link.focus();
  const position = () => page.evaluate(() => Math.round(scrollY));
  const before = await position();
  await by.press(link);
  await expect(page).toHaveURL('/jobs/job-motion-designer');
  await expect(page.getByText('You applied just now.')).toBeVisible();
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await page.goBack();
  await expect(page).toHaveURL('/jobs?q=motion+designer&tab=saved');
  await expect(link).toBeVisible();
  expect(
    requested.filter((path) => path === '/graphql'),
    'the list comes from the cache',
  ).toEqual([]);
  await expect.poll(position).toBe(before);
}

/** Applies from a job's sheet: refused while a field is missing, then sent. */
async function apply(page: Page, by: InputMethod, sheet: Locator): Promise<void> {
  await by.press(button(sheet, 'Apply now'));
  const dialog = page.getByRole('dialog', { name: `Apply to ${title}` });
  await expectOpen(dialog);
  const email = dialog.getByLabel('Email');
  const phone = dialog.getByLabel('Phone');
  const note = dialog.getByLabel('Note');
  // The form is prefilled from the settings; this test needs another address.
  await expect(email).toHaveValue('maren@marenholt.example');
  await expect(phone).toHaveValue('+47 555 01 234');
  await by.write(email, ' ');
  await by.write(note, 'I have written for hospitals.');
  await by.press(button(dialog, 'Send application'));
  await expect(dialog.getByText('Enter an email address')).toBeVisible();
  await expect(dialog.getByText('Choose your résumé')).toBeVisible();
  await expect(email).toBeFocused();
  await expect(note).toHaveValue('I have written for hospitals.');
  await by.write(email, 'maren@example.com');
  await by.attach(dialog, 'Résumé', 'Choose a file', 'maren-holt.pdf');
  await expect(dialog.getByText('maren-holt.pdf')).toBeVisible();
  await by.press(button(dialog, 'Send application'));
  await expect(toast(page, 'Application sent')).toContainText('Find it under Applied Jobs.');
  await expectClosed(button(sheet, 'Withdraw application'), 1);
}

const wide = { viewport: { width: 1440, height: 900 } };
const narrow = { viewport: { width: 390, height: 844 }, hasTouch: true };

for (const [name, use, by] of [
  ['by keyboard alone', wide, keyboard],
  ['by touch at 390 px', narrow, touch],
] as const)
  test.describe(name, () => {
    test.use(use);
    test(`JB-04 JB-12 JB-22 JB-23 JB-25 SS-21 a job seeker finds a job and applies, ${name}`, async ({
      page,
    }) => {
      await openWithoutWelcome(page, '/');
      await findAndApply(page, by);
      // Touch has covered its actions by now.
      if (by === keyboard) await openSavedAndGoBack(page, by);
    });
  });
