import type { Page } from '@playwright/test';
import type { InputMethod } from './inputMethods.ts';
import { expect, expectOpen, openWithoutWelcome, test, toast } from './test.ts';
import { button, card, expectClosed, heading, leaveDialog, tab, inputMethodCases } from './pageHelpers.ts';

async function buyGig(page: Page, by: InputMethod): Promise<void> {
  const title = 'SEO audit in plain language';
  await by.openScreen(page, 'Gigs');
  await expect(heading(page, 'Gigs')).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();

  await by.press(button(page, 'Filters'));
  await by.choose(page.getByRole('combobox', { name: 'Category' }), 'Marketing');
  await expect(page).toHaveURL('/gigs?category=marketing');
  // On a phone the filters cover the list.
  const show = button(page, /^Show \d+ gigs$/);
  if (await show.isVisible()) await by.press(show);
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
  await comparePackages(page, by);
  await readFaqAndReviews(page, by);
  await order(page, by, title);
}

/** The Select buttons of the table and the tabs of the panel select the same package. */
async function comparePackages(page: Page, by: InputMethod): Promise<void> {
  const panel = page.getByRole('region', { name: 'Packages', exact: true });
  const table = page.getByRole('table', { name: 'What each of the three packages costs and includes' });
  await by.press(button(table, 'Select Premium'));
  await expect(button(table, 'Selected Premium')).toHaveAttribute('aria-pressed', 'true');
  await expect(tab(page, 'Premium')).toHaveAttribute('aria-selected', 'true');
  await expect(panel.getByRole('tabpanel').getByText('$340', { exact: true })).toBeVisible();
  await by.press(tab(page, 'Standard'));
  await expect(button(table, 'Selected Standard')).toBeVisible();
  await expect(page).toHaveURL('/gigs/gig-seo-audit?package=standard');

  const details = button(panel, 'Pricing details');
  await by.press(details);
  await expect(page.getByRole('dialog', { name: 'Pricing details' })).toContainText('Total (USD)$170');
  await by.closePopup(details);
  await expectClosed(details);
}

/** The FAQ opens one answer at a time; reviews have a search and an order. */
async function readFaqAndReviews(page: Page, by: InputMethod): Promise<void> {
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
  await expect(tab(page, 'Standard'), 'the package stays selected').toHaveAttribute('aria-selected', 'true');
}

/** Orders the chosen package and writes to the seller. */
async function order(page: Page, by: InputMethod, title: string): Promise<void> {
  const go = button(page, 'Continue');
  await by.press(go);
  const summary = page.getByRole('dialog', { name: 'Order summary' });
  await expectOpen(summary);
  for (const text of [title, 'Standard', '$170'])
    await expect(summary.getByText(text, { exact: true })).toBeVisible();
  await by.write(summary.getByLabel('Requirements'), 'Our shop sells kites.');
  await by.press(button(summary, 'Confirm order'));
  await expect(toast(page, 'Order placed')).toContainText('Standard package, $170.');
  await expectClosed(button(page, 'Order again'));

  const contact = button(page.getByRole('region', { name: 'Packages', exact: true }), 'Contact Seller');
  await by.press(contact);
  const message = page.getByRole('dialog', { name: 'Contact Seller' });
  await expectOpen(message);
  await leaveDialog(by, message, contact);
  await by.press(contact);
  await expectOpen(message);
  await by.write(message.getByLabel('Your message'), 'When could you begin?');
  await by.press(button(message, 'Send message'));
  await expect(toast(page, 'Message sent')).toContainText('Ben Castellano');
  await expectClosed(contact);
}

for (const { name, use, by } of inputMethodCases)
  test.describe(name, () => {
    test.use(use);
    test(`GL-06 GL-10 SN-04 GD-07 GD-08 GD-10 GD-11 GD-14 GD-15 GD-16 SS-26 a buyer finds, compares and orders a gig, ${name}`, async ({
      page,
    }) => {
      await openWithoutWelcome(page, '/');
      await buyGig(page, by);
    });
  });
