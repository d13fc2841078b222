import { ApolloLink, Observable } from '@apollo/client';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderRoute } from '../../testing/renderRoute.tsx';
// Imported up front: the lazy import on first use is slow in tests.
import '../gigs/GigsScreen.tsx';
import './PortfolioDialog.tsx';

const gig = '/gigs/gig-usability-review';
const title = 'Usability review and clickable prototype for your SaaS product';
const heading = () => screen.findByRole('heading', { name: title, level: 1 });
const region = (name: string) => within(screen.getByRole('region', { name }));

test('RT-12 SS-27 the address of a gig opens its page', async () => {
  await renderRoute(gig);
  expect(await heading()).toBeVisible();
  expect(document.title).toBe(`${title} · Workgrove`);
});

test('GD-01 a spinner shows while the gig loads', async () => {
  // The gig's query waits until the test releases it.
  let release = () => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  const link = new ApolloLink((operation, forward) =>
    operation.operationName === 'GigScreen'
      ? new Observable((observer) => {
          void gate.then(() => forward(operation).subscribe(observer));
        })
      : forward(operation),
  );
  await renderRoute(gig, { link });
  expect(await screen.findByText('Loading gig')).toBeVisible();
  const status = screen.getByText('Loading gig');
  expect(status).toHaveRole('status');
  expect(status.closest('[aria-busy]')!.querySelectorAll('svg.animate-spin')).toHaveLength(1);
  release();
  expect(await heading()).toBeVisible();
  expect(screen.queryByText('Loading gig')).toBeNull();
  expect(document.querySelector('.animate-spin')).toBeNull();
});

test("GD-02 the breadcrumb reads 'Gigs > title'", async () => {
  await renderRoute(gig);
  await heading();
  const breadcrumb = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
  expect(breadcrumb.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Gigs', title]);
  expect(breadcrumb.getByRole('link', { name: 'Gigs' })).toHaveAttribute('href', '/gigs');
  expect(breadcrumb.getByText(title)).toHaveAttribute('aria-current', 'page');
});

test('GD-03 KC-14 the header shows the creator with a rating of 1 decimal', async () => {
  await renderRoute(gig);
  const header = within((await heading()).closest('header')!);
  expect(header.getByRole('link', { name: 'Kenji Mori' })).toHaveAttribute(
    'href',
    '/profile/person-kenji-mori',
  );
  expect(header.getByText('Interaction designer')).toBeVisible();
  expect(
    screen.getByRole('heading', { level: 1 }).closest('header')!.querySelector('.avatar img'),
  ).toHaveAttribute('src', '/art/person-kenji-mori.svg');
  expect(header.getByText('12 reviews')).toBeVisible();
  expect(header.getByText(/^\d\.\d$/)).toBeVisible();
});

test('GL-07 GD-03 GD-09 the card in the list and the page have the same rating and number of reviews, those of this gig', async () => {
  const { user } = await renderRoute('/gigs');
  const card = within(await screen.findByRole('article', { name: /^Landing page/ }));
  const onCard = card.getByRole('img', { name: /out of 5, \d+ reviews?$/ }).getAttribute('aria-label');
  await user.click(card.getAllByRole('link')[0]!);
  const link = await screen.findByRole('link', { name: /^\d+ reviews?$/ });
  expect(link).toHaveAttribute('href', '#reviews');
  const reviews = within(await screen.findByRole('region', { name: 'Reviews' }));
  expect(reviews.getByText(`${link.textContent} of this gig`)).toBeVisible();
  const average = reviews.getByText(/^\d\.\d$/, { selector: 'p' });
  expect(link.closest('p')).toHaveTextContent(`Rated ${average.firstChild!.textContent} out of 5`);
  expect(onCard).toBe(`${average.firstChild!.textContent} out of 5, ${link.textContent}`);
  const seller = within(screen.getByRole('region', { name: 'About The Seller' }));
  expect(seller.getByText(/for all gigs of this seller$/)).toBeVisible();
});

test('GD-04 SN-04 the heart on the picture puts the gig on the wishlist, also in the list of gigs', async () => {
  const { user } = await renderRoute(gig);
  await heading();
  const name = `Add ${title} to wishlist`;
  await user.click(screen.getByRole('button', { name }));
  expect(await screen.findByText('Added to wishlist')).toBeVisible();
  expect(screen.getByText('This gig has been added to your wishlist')).toBeVisible();
  expect(await screen.findByRole('button', { name, pressed: true })).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Gigs' }));
  const card = within(await screen.findByRole('article', { name: title }));
  expect(card.getByRole('button', { name: /to wishlist$/ })).toHaveAttribute('aria-pressed', 'true');
  await user.click(screen.getByRole('link', { name: 'Wishlist' }));
  expect(await screen.findByText(/1 gig on your wishlist/)).toBeVisible();
});

test('GD-04 SN-06 the share button shows its notice and a menu, which copies the link', async () => {
  // Notices do not time out while the document is hidden.
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const { user } = await renderRoute(`${gig}?package=premium`);
  await heading();
  const copied = vi.spyOn(navigator.clipboard, 'writeText');
  await user.click(screen.getByRole('button', { name: `Share ${title}` }));
  expect(await screen.findByText('Share options')).toBeVisible();
  expect(screen.getByText('Sharing options appeared')).toBeVisible();
  // A second click closes the menu without a notice.
  await screen.findByRole('menuitem', { name: 'Copy link' });
  await user.click(screen.getByRole('button', { name: `Share ${title}` }));
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  await user.click(screen.getByRole('button', { name: `Share ${title}` }));
  await user.click(await screen.findByRole('menuitem', { name: 'Copy link' }));
  expect(await screen.findByText('Share link copied')).toBeVisible();
  expect(screen.getAllByText('Share options'), 'two of the three clicks opened the menu').toHaveLength(2);
  expect(copied).toHaveBeenCalledWith(`${location.origin}${gig}`);
});

test('GD-05 EN-32 About This Gig shows the description and all tags', async () => {
  await renderRoute(gig);
  await heading();
  const about = region('About This Gig');
  expect(about.getByText(/You send me a product/)).toBeVisible();
  expect(about.getAllByRole('listitem').map((tag) => tag.textContent)).toEqual([
    'usability',
    'prototype',
    'saas',
    'research',
    'handover',
  ]);
});

test('GD-06 the About The Seller link near the top leads to the full card below', async () => {
  await renderRoute(gig);
  await heading();
  const link = screen.getByRole('link', { name: /^About The Seller/ });
  expect(link).toHaveTextContent('Replies in about 2 hours');
  expect(link).toHaveAttribute('href', '#seller');
  const card = screen.getByRole('region', { name: 'About The Seller' });
  expect(card).toHaveAttribute('id', 'seller');
  expect(link.compareDocumentPosition(card)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  for (const [fact, value] of [
    ['From', 'Japan'],
    ['Languages', 'Japanese, English'],
    ['Member since', /^[A-Z][a-z]+ \d{4}$/],
    ['Response time', 'about 2 hours'],
    ['Orders completed', '64'],
  ] as const)
    expect(within(card).getByText(fact).nextElementSibling).toHaveTextContent(value);
  expect(within(card).getByRole('link', { name: 'View Profile' })).toBeVisible();
});

test('GD-08 EN-37 the FAQ opens one question at a time and closes it again', async () => {
  const { user } = await renderRoute(gig);
  await heading();
  const faq = region('FAQ');
  const first = faq.getByRole('button', { name: 'What do you need from me to start?' });
  const second = faq.getByRole('button', { name: 'Who are the people in the test?' });
  await user.click(first);
  expect(faq.getByText(/A link to the product, a test account/)).toBeVisible();
  await waitFor(() => expect(first).toHaveAttribute('aria-expanded', 'true'));
  await user.click(first);
  expect(faq.getByText(/A link to the product, a test account/)).not.toBeVisible();
  await waitFor(() => expect(first).toHaveAttribute('aria-expanded', 'false'));
  // A browser opens only one <details> per name (proved in noScript.spec).
  const [group, ...others] = [first, second].map((question) =>
    question.closest('details')?.getAttribute('name'),
  );
  expect(group).toMatch(/./);
  expect(others).toEqual([group]);
});

test("GD-12 'Vetted for' badges name the seller's vetted skills", async () => {
  await renderRoute(gig);
  await heading();
  expect(
    region('Vetted for')
      .getAllByRole('listitem')
      .map((badge) => badge.textContent),
  ).toEqual(['Usability testing', 'Prototyping', 'Research planning']);
});

test('GD-13 EN-39 My Portfolio lists works, and a click opens a dialog with all facts', async () => {
  const { user } = await renderRoute(gig);
  await heading();
  const portfolio = region('My Portfolio');
  expect(portfolio.getAllByRole('listitem')).toHaveLength(3);
  await user.click(portfolio.getByRole('button', { name: /Booking flow for a chain of workshops/ }));
  const box = within(await screen.findByRole('dialog', { name: 'Booking flow for a chain of workshops' }));
  expect(box.getByText(/Five tests, eleven findings/)).toBeVisible();
  for (const fact of ['Usability report', '$200-$400', '7-14 days'])
    expect(box.getByText(fact)).toBeVisible();
  expect(box.getByText('Delivered').nextElementSibling).toHaveTextContent(/^[A-Z][a-z]+ \d{4}$/);
  await user.click(box.getByRole('button', { name: 'Next' }));
  expect(await screen.findByRole('dialog', { name: 'Invoice screen for a billing tool' })).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('GD-17 SS-27 ER-03 an unknown id shows Gig not found with a link back', async () => {
  await renderRoute('/gigs/gig-nobody-has');
  expect(await screen.findByRole('heading', { name: 'Gig not found', level: 1 })).toBeVisible();
  expect(screen.getByText("The gig you're looking for doesn't exist or has been removed.")).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to Gigs' })).toHaveAttribute('href', '/gigs');
});

test('GD-06 the page links to other gigs of the seller and to similar gigs of other sellers', async () => {
  const { goTo } = await renderRoute('/gigs/gig-accessibility-audit');
  const cards = async (name: string) =>
    within(await screen.findByRole('region', { name })).getAllByRole('article');
  const [own, ...others] = await cards('More by Mei-Lin Chow');
  expect(own).toHaveAccessibleName(/design system/i);
  expect(others).toEqual([]);
  const similar = await cards('Similar gigs');
  expect(similar).toHaveLength(4);
  for (const card of similar) expect(within(card).queryByText('Mei-Lin Chow')).toBeNull();
  const first = within(similar[0]!).getByRole('heading', { level: 3 }).textContent;
  await goTo(within(similar[0]!).getByRole('link', { name: first }), first);
});

test('GD-06 a seller with one gig has no section of other gigs', async () => {
  await renderRoute(gig);
  expect(await screen.findByRole('region', { name: 'Similar gigs' })).toBeVisible();
  expect(screen.queryByRole('region', { name: /^More by/ })).toBeNull();
});
