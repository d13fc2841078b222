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

async function seekJob(page: Page, by: InputMethod): Promise<void> {
  await by.explore(page, 'Jobs');
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

/** What was applied for and saved stands in lists of its own, and Back leads to the same place of them. */
async function findAgain(page: Page, by: InputMethod): Promise<void> {
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

/** Applies from a job's sheet: refused while something lacks, then sent. */
async function apply(page: Page, by: InputMethod, sheet: Locator): Promise<void> {
  await by.press(button(sheet, 'Apply now'));
  const dialog = page.getByRole('dialog', { name: `Apply to ${title}` });
  await expectOpen(dialog);
  const email = dialog.getByLabel('Email');
  const phone = dialog.getByLabel('Phone');
  const note = dialog.getByLabel('Note');
  // The settings know it; here another one is wanted.
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
    test(`JB-04 JB-12 JB-22 JB-23 JB-25 SS-21 a job seeker's way, ${name}`, async ({ page }) => {
      await openWithoutWelcome(page, '/');
      await seekJob(page, by);
      // Fingers have done by now all that they do there.
      if (by === keyboard) await findAgain(page, by);
    });
  });
