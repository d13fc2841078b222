import type { Locator, Page } from '@playwright/test';
import { keyboard, type InputMethod } from './inputMethods.ts';
import { expect, expectOpen, openWithoutWelcome, test, toast } from './test.ts';
import {
  button,
  card,
  expectClosed,
  heading,
  leaveDialog,
  tab,
  openAndGoBack,
  inputMethodCases,
} from './pageHelpers.ts';

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
  await leaveDialog(by, sheet, details);
  await expect(page).toHaveURL('/jobs?q=motion+designer');
  for (const flag of ['Applied', 'Saved'])
    await expect(card(page, title).getByText(flag, { exact: true })).toBeVisible();
}

/** Applied and saved jobs have their own lists, and Back restores the position in them. */
async function openOwnLists(page: Page, by: InputMethod): Promise<void> {
  await by.press(tab(page, /^Applied Jobs/));
  await expect(page).toHaveURL('/jobs?q=motion+designer&tab=applied');
  await expect(heading(page, 'Applied Jobs')).toBeAttached();
  await expect(page.getByRole('article').first()).toContainText('Applied just now');
  await expect(card(page, title).getByText('Applied', { exact: true })).toBeVisible();
  await by.press(tab(page, /^Saved Jobs/));
  await expect(page).toHaveURL('/jobs?q=motion+designer&tab=saved');
  await expect(heading(page, 'Saved Jobs')).toBeAttached();
  await expect(page.getByRole('article')).toHaveCount(1);
  await openAndGoBack(
    page,
    by,
    card(page, title).getByRole('link', { name: title, exact: true }),
    async () => {
      await expect(page).toHaveURL('/jobs/job-motion-designer');
      await expect(heading(page, title)).toBeVisible();
      await expect(page.getByText('You applied just now.')).toBeVisible();
      await expect(button(page, `Saved ${title}`)).toBeVisible();
      await expect(button(page, 'Withdraw application')).toBeVisible();
    },
  );
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

for (const { name, use, by } of inputMethodCases)
  test.describe(name, () => {
    test.use(use);
    test(`JB-04 JB-12 JB-22 JB-23 JB-25 SS-21 a job seeker finds a job and applies, ${name}`, async ({
      page,
    }) => {
      await openWithoutWelcome(page, '/');
      await findAndApply(page, by);
      // Touch has covered its actions by now.
      if (by === keyboard) await openOwnLists(page, by);
    });
  });
