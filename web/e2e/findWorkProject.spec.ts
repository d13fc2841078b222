import type { Page } from '@playwright/test';
import { keyboard, type InputMethod } from './inputMethods.ts';
import { expect, expectOpen, openWithoutWelcome, test, toast } from './test.ts';
import { button, card, heading, inputMethodCases } from './pageHelpers.ts';

const found = '/projects?q=Usability&category=ui-ux-design&location=Remote';
const expectCount = (page: Page, text: string): Promise<void> =>
  expect(page.getByRole('region', { name: /^Projects / }).getByRole('status')).toHaveText(text);

async function findProject(page: Page, by: InputMethod): Promise<void> {
  const title = 'Redesign a checkout that loses every third basket';
  await by.openScreen(page, 'Projects');
  await expect(heading(page, 'Projects')).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();

  await by.write(page.getByRole('searchbox', { name: 'Search projects' }), 'Usability');
  await expect(heading(page, "Projects for 'Usability'")).toBeVisible();
  await expect(page).toHaveURL('/projects?q=Usability');
  // Below 1024 px the filters are in a sheet.
  const filters = button(page, /^Filters/);
  const isSmall = await filters.isVisible();
  if (isSmall) await by.press(filters);
  await by.press(page.getByRole('link', { name: /^UI\/UX Design/ }));
  if (!isSmall) await expectCount(page, '3 projects');
  const location = isSmall ? filters : page.getByRole('button', { name: /^Location/ });
  if (!isSmall) await by.press(location);
  await by.press(page.getByRole('checkbox', { name: /^Remote/ }));
  if (isSmall) await by.press(button(page, 'Show 1 project'));
  else {
    await expectCount(page, '1 project');
    await by.closePopup(location);
  }
  await expect(location).toHaveAttribute('aria-expanded', 'false');
  await expect(location).toBeFocused();
  await expect(location).toHaveAccessibleName(isSmall ? 'Filters 2 set' : 'Location 1 chosen');
  await expectCount(page, '1 project');
  await expect(page).toHaveURL(found);

  await by.press(card(page, title).getByRole('link', { name: title }));
  await expect(page).toHaveURL('/projects/project-checkout-redesign');
  await expect(heading(page, title)).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
}

/** Submits a proposal, withdraws it, and goes back to the list. */
async function proposeAndWithdraw(page: Page, by: InputMethod): Promise<void> {
  await propose(page, by);
  const own = page.getByRole('region', { name: 'Your proposals' });
  await expect(heading(own, 'Your proposals')).toBeFocused();
  await expect(own.getByRole('listitem')).toHaveCount(1);
  await expect(own.getByText('Submitted', { exact: true })).toBeVisible();
  await by.press(button(own, 'Withdraw the proposal of $3,900'));
  await expect(toast(page, 'Proposal withdrawn')).toBeVisible();
  await expect(own.getByText('Withdrawn', { exact: true })).toBeVisible();
  await expect(own.getByRole('listitem', { name: 'Proposal of $3,900' })).toBeFocused();
  await expect(button(page, 'Submit a Proposal')).toBeVisible();

  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await page.goBack();
  await expect(page).toHaveURL('/projects/project-checkout-redesign');
  await page.goBack();
  await expect(page).toHaveURL(found);
  await expectCount(page, '1 project');
  await expect(page.getByRole('searchbox', { name: 'Search projects' })).toHaveValue('Usability');
  expect(
    requested.filter((path) => path === '/graphql'),
    'the list comes from the cache',
  ).toEqual([]);
}

/** Submits a proposal: refused while a field is missing, then sent. */
async function propose(page: Page, by: InputMethod): Promise<void> {
  await by.press(button(page, 'Submit a Proposal'));
  const dialog = page.getByRole('dialog', { name: 'Submit a Proposal' });
  await expectOpen(dialog);
  const bid = dialog.getByLabel('Bid (USD)');
  const letter = dialog.getByLabel('Cover letter');
  await by.write(letter, 'I have mended eleven checkouts.');
  await by.press(button(dialog, 'Send proposal'));
  await expect(dialog.getByText('Enter your bid')).toBeVisible();
  await expect(dialog.getByText('Choose a duration')).toBeVisible();
  await expect(bid).toBeFocused();
  await expect(letter).toHaveValue('I have mended eleven checkouts.');
  await by.write(bid, '3900');
  await by.choose(dialog.getByLabel('Duration'), '1 to 3 months');
  await by.press(button(dialog, 'Send proposal'));
  await expect(toast(page, 'Proposal submitted')).toBeVisible();
  await expect(page.locator('[role=dialog]')).toHaveCount(0);
  await expect(page).toHaveURL('/projects/project-checkout-redesign?tab=proposals');
}

for (const { name, use, by } of inputMethodCases)
  test.describe(name, () => {
    test.use(use);
    test(`PL-03 PL-06 PD-11 PD-13 a freelancer finds a project and makes a proposal, ${name}`, async ({
      page,
    }) => {
      await openWithoutWelcome(page, '/');
      await findProject(page, by);
      // The other journeys fill in and send such a form by touch.
      if (by === keyboard) await proposeAndWithdraw(page, by);
    });
  });
