import type { Locator, Page } from '@playwright/test';
import { keyboard, mouse, touch, type Means } from './means.ts';
import { expect, expectOpen, openQuietly, test, toast } from './test.ts';

const wide = { viewport: { width: 1440, height: 900 } };
const narrow = { viewport: { width: 390, height: 844 }, hasTouch: true };
const ways = [
  { name: 'by mouse', use: wide, by: mouse },
  { name: 'by keyboard alone', use: wide, by: keyboard },
  { name: 'by touch at 390 px', use: narrow, by: touch },
] as const;

const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));
const button = (where: Page | Locator, name: string | RegExp) =>
  where.getByRole('button', { name, exact: true });
const heading = (where: Page | Locator, name: string | RegExp) =>
  where.getByRole('heading', { name, exact: true });
const tab = (page: Page, name: string | RegExp) => page.getByRole('tab', { name });
/** A card of a list, by the title of what it shows. */
const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true });

/** A dialog has gone, all of it, but for `left` others; the focus is where it was before. */
async function expectClosed(opener: Locator, left = 0): Promise<void> {
  await expect(opener.page().locator('[role=dialog]')).toHaveCount(left);
  await expect(opener).toBeFocused();
}
async function leave(by: Means, dialog: Locator, opener: Locator): Promise<void> {
  await by.leave(dialog);
  await expectClosed(opener);
}

/** Goes on to a page from a place in a list; the browser's Back leads to the same place. */
async function thereAndBack(page: Page, by: Means, link: Locator, there: () => Promise<void>): Promise<void> {
  await by.reach(link);
  const before = { url: page.url(), y: await scrolled(page) };
  await by.press(link);
  await there();
  await page.goBack();
  await expect(page).toHaveURL(before.url);
  await expect(link).toBeVisible();
  await expect.poll(() => scrolled(page)).toBe(before.y);
}

async function seekJob(page: Page, by: Means): Promise<void> {
  const title = 'Motion Designer';
  await by.explore(page, 'Jobs');
  await expect(heading(page, 'Jobs')).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();

  const field = page.getByRole('searchbox', { name: 'Title, skill or company' });
  await by.write(field, 'motion designer');
  await by.search(field, button(page.getByRole('search', { name: 'Search jobs' }), 'Search'));
  await expect(page).toHaveURL('/jobs?q=motion+designer');
  await expect(heading(page, 'motion designer in all locations')).toBeVisible();

  const details = button(card(page, title), `View Details: ${title}`);
  await by.press(details);
  const sheet = page.getByRole('dialog', { name: title });
  await expectOpen(sheet);
  await expect(sheet.getByText('5/10')).toBeVisible();
  await by.press(button(sheet, `Save ${title}`));
  await expect(button(sheet, `Saved ${title}`)).toHaveAttribute('aria-pressed', 'true');

  await apply(page, by, sheet, title);
  await expect(sheet.getByText('Applied', { exact: true })).toBeVisible();
  await leave(by, sheet, details);
  await expect(page).toHaveURL('/jobs?q=motion+designer');
  for (const flag of ['Applied', 'Saved'])
    await expect(card(page, title).getByText(flag, { exact: true })).toBeVisible();

  await by.press(tab(page, /^Applied Jobs/));
  await expect(page).toHaveURL('/jobs?q=motion+designer&tab=applied');
  await expect(heading(page, 'Applied Jobs')).toBeAttached();
  await expect(page.getByRole('article').first()).toContainText('Applied just now');
  await expect(card(page, title).getByText('Applied', { exact: true })).toBeVisible();
  await by.press(tab(page, /^Saved Jobs/));
  await expect(page).toHaveURL('/jobs?q=motion+designer&tab=saved');
  await expect(heading(page, 'Saved Jobs')).toBeAttached();
  await expect(page.getByRole('article')).toHaveCount(1);
  await thereAndBack(
    page,
    by,
    card(page, title).getByRole('link', { name: title, exact: true }),
    async () => {
      await expect(page).toHaveURL('/jobs/job-motion-designer');
      await expect(heading(page, title)).toBeVisible();
      await expect(page.getByText('You applied just now.')).toBeVisible();
      await expect(button(page, `Saved ${title}`)).toHaveAttribute('aria-pressed', 'true');
      await expect(button(page, 'Withdraw application')).toBeVisible();
    },
  );
}

/** Applies from a job's sheet: refused while something lacks, then sent. */
async function apply(page: Page, by: Means, sheet: Locator, title: string): Promise<void> {
  await by.press(button(sheet, 'Apply now'));
  const dialog = page.getByRole('dialog', { name: `Apply to ${title}` });
  await expectOpen(dialog);
  const email = dialog.getByLabel('E-mail');
  const phone = dialog.getByLabel('Phone');
  const note = dialog.getByLabel('Note');
  await by.write(note, 'I have written for hospitals.');
  await by.press(button(dialog, 'Send application'));
  await expect(
    dialog.getByText('Enter the e-mail address at which the company can reach you.'),
  ).toBeVisible();
  await expect(dialog.getByText('Choose your résumé.')).toBeVisible();
  await expect(email).toBeFocused();
  await expect(note).toHaveValue('I have written for hospitals.');
  await by.write(email, 'maren@example.com');
  await by.write(phone, '+47 555 01 234');
  await by.attach(dialog, 'Résumé', 'Choose a file', 'maren-holt.pdf');
  await expect(dialog.getByText('maren-holt.pdf')).toBeVisible();
  await by.press(button(dialog, 'Send application'));
  await expect(toast(page, 'Application sent')).toContainText('You find it under Applied Jobs.');
  await expectClosed(button(sheet, 'Withdraw application'), 1);
}

async function findProject(page: Page, by: Means): Promise<void> {
  const title = 'Redesign a checkout that loses every third basket';
  const list = page.getByRole('region', { name: /^Projects / });
  const count = (text: string | RegExp) => expect(list.getByRole('status')).toHaveText(text);
  await by.explore(page, 'Projects');
  await expect(heading(page, 'Projects')).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();

  await by.write(page.getByRole('searchbox', { name: 'Search projects' }), 'Usability');
  await expect(heading(page, "Projects for 'Usability'")).toBeVisible();
  await expect(page).toHaveURL('/projects?q=Usability');
  // Below 1024 px the filters wait behind a button.
  const filters = button(page, 'Filters');
  if (await filters.isVisible()) await by.press(filters);
  await by.press(page.getByRole('link', { name: /^UI\/UX Design/ }));
  await count('3 projects');
  const location = page.getByRole('button', { name: /^Location/ });
  await by.press(location);
  await by.press(page.getByRole('checkbox', { name: /^Remote/ }));
  await count('1 project');
  await by.dismiss(location);
  await expect(location).toHaveAttribute('aria-expanded', 'false');
  await expect(location).toBeFocused();
  await expect(location).toHaveAccessibleName('Location 1 chosen');
  const found = '/projects?category=ui-ux-design&q=Usability&location=Remote';
  await expect(page).toHaveURL(found);

  await by.press(card(page, title).getByRole('link', { name: title }));
  await expect(page).toHaveURL('/projects/project-checkout-redesign');
  await expect(heading(page, title)).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
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

  await page.goBack();
  await expect(page).toHaveURL('/projects/project-checkout-redesign');
  await page.goBack();
  await expect(page).toHaveURL(found);
  await count('1 project');
  await expect(page.getByRole('searchbox', { name: 'Search projects' })).toHaveValue('Usability');
}

/** Submits a proposal: refused while something lacks, then sent. */
async function propose(page: Page, by: Means): Promise<void> {
  await by.press(button(page, 'Submit a Proposal'));
  const dialog = page.getByRole('dialog', { name: 'Submit a Proposal' });
  await expectOpen(dialog);
  const bid = dialog.getByLabel('Bid (USD)');
  const letter = dialog.getByLabel('Cover letter');
  await by.write(letter, 'I have mended eleven checkouts.');
  await by.press(button(dialog, 'Send proposal'));
  await expect(dialog.getByText('Enter your bid.')).toBeVisible();
  await expect(dialog.getByText('Choose how long the work would take.')).toBeVisible();
  await expect(bid).toBeFocused();
  await expect(letter).toHaveValue('I have mended eleven checkouts.');
  await by.write(bid, '3900');
  await by.choose(dialog.getByLabel('Duration'), '1 to 3 months');
  await by.press(button(dialog, 'Send proposal'));
  await expect(toast(page, 'Proposal submitted')).toBeVisible();
  await expect(page.locator('[role=dialog]')).toHaveCount(0);
  await expect(page).toHaveURL('/projects/project-checkout-redesign?tab=proposals');
}

async function buyGig(page: Page, by: Means): Promise<void> {
  const title = 'SEO audit in plain language';
  await by.explore(page, 'Gigs');
  await expect(heading(page, 'Gigs')).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();

  await by.press(button(page, 'Filters'));
  await by.choose(page.getByRole('combobox', { name: 'Category' }), 'Marketing');
  await expect(page).toHaveURL('/gigs?category=marketing');
  const field = page.getByRole('searchbox', { name: 'Search gigs' });
  await by.write(field, 'audit');
  await by.search(field, button(page.getByRole('search', { name: 'Gigs' }), 'Search'));
  await expect(page).toHaveURL('/gigs?q=audit&category=marketing');
  await expect(page.getByRole('article')).toHaveCount(1);

  const heart = button(card(page, title), `Add ${title} to wishlist`);
  await by.press(heart);
  await expect(toast(page, 'Added to wishlist')).toContainText('This gig has been added to your wishlist');
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(page).toHaveURL('/gigs?q=audit&category=marketing');

  await by.press(card(page, title).getByRole('link', { name: title, exact: true }));
  await expect(page).toHaveURL('/gigs/gig-seo-audit');
  await expect(heading(page, title)).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  await expect(button(page, `Add ${title} to wishlist`)).toHaveAttribute('aria-pressed', 'true');
  await compare(page, by);
  await readUp(page, by);
  await order(page, by, title);
}

/** The table's Select buttons and the tabs of the panel choose the same package. */
async function compare(page: Page, by: Means): Promise<void> {
  const panel = page.getByRole('region', { name: 'Packages', exact: true });
  const table = page.getByRole('table', { name: 'What each of the three packages costs and includes' });
  await by.press(button(table, 'Select Premium'));
  await expect(button(table, 'Selected Premium')).toHaveAttribute('aria-pressed', 'true');
  await expect(tab(page, 'Premium')).toHaveAttribute('aria-selected', 'true');
  await expect(panel.getByText('$340', { exact: true })).toBeVisible();
  await by.press(tab(page, 'Standard'));
  await expect(button(table, 'Selected Standard')).toBeVisible();
  await expect(page).toHaveURL('/gigs/gig-seo-audit?package=standard');

  const details = button(panel, 'Pricing details');
  await by.press(details);
  await expect(page.getByRole('dialog', { name: 'Pricing details' })).toContainText('Total (USD)$170');
  await by.dismiss(details);
  await expectClosed(details);
}

/** Questions of which one is open at a time, and reviews with their search and order. */
async function readUp(page: Page, by: Means): Promise<void> {
  const faq = page.getByRole('region', { name: 'FAQ' });
  await by.press(button(faq, 'Do you promise positions?'));
  await expect(faq.getByText('No, and neither should anybody else.')).toBeVisible();
  await by.press(button(faq, 'Do you buy links?'));
  await expect(faq.getByText('Never.')).toBeVisible();
  await expect(faq.getByText('No, and neither should anybody else.')).toBeHidden();

  const reviews = page.getByRole('region', { name: 'Reviews', exact: true });
  const found = reviews.getByRole('listitem').filter({ has: page.getByRole('img', { name: /out of 5$/ }) });
  await by.choose(reviews.getByRole('combobox', { name: 'Sort reviews' }), 'Lowest rated');
  await expect(page).toHaveURL(/[?&]sort=lowestRated/);
  await expect(found.first()).toContainText('Good on technique, short on content ideas.');
  const field = reviews.getByRole('searchbox', { name: 'Search reviews' });
  await by.write(field, 'price');
  await by.search(field, button(reviews, 'Search'));
  await expect(found).toHaveCount(1);
  await expect(found).toContainText('Fair price, no nonsense.');
  await expect(tab(page, 'Standard'), 'the package is still chosen').toHaveAttribute('aria-selected', 'true');
}

/** Orders the chosen package and writes to the seller. */
async function order(page: Page, by: Means, title: string): Promise<void> {
  const go = button(page, 'Continue');
  await by.press(go);
  const summary = page.getByRole('dialog', { name: 'Order summary' });
  await expectOpen(summary);
  for (const text of [title, 'Standard', '$170']) await expect(summary.getByText(text)).toBeVisible();
  await by.write(summary.getByLabel('Requirements'), 'Our shop sells kites.');
  await by.press(button(summary, 'Confirm order'));
  await expect(toast(page, 'Order placed')).toContainText('Standard package, $170.');
  await expectClosed(go);

  const contact = button(page.getByRole('region', { name: 'Packages', exact: true }), 'Contact Seller');
  await by.press(contact);
  const message = page.getByRole('dialog', { name: 'Contact Ben Castellano' });
  await expectOpen(message);
  await leave(by, message, contact);
  await by.press(contact);
  await expectOpen(message);
  await by.write(message.getByLabel('Your message'), 'When could you begin?');
  await by.press(button(message, 'Send Message'));
  await expect(toast(page, 'Message sent')).toContainText('Ben Castellano');
  await expectClosed(contact);
}

for (const { name, use, by } of ways)
  test.describe(name, () => {
    test.use(use);

    test(`JB-04 JB-12 JB-22 JB-23 JB-25 SS-17 a job seeker's way, ${name}`, async ({ page }) => {
      await openQuietly(page, '/');
      await seekJob(page, by);
    });

    test(`PL-03 PL-06 PD-11 PD-13 a freelancer's way, ${name}`, async ({ page }) => {
      await openQuietly(page, '/');
      await findProject(page, by);
    });

    test(`GL-06 GL-10 SN-04 GD-07 GD-08 GD-10 GD-11 GD-14 GD-15 GD-16 a buyer's way, ${name}`, async ({
      page,
    }) => {
      await openQuietly(page, '/');
      await buyGig(page, by);
    });
  });
