import { ApolloLink } from '@apollo/client';
import { screen, waitFor, within } from '@testing-library/react';
import { map } from 'rxjs';
import { expect, test, vi } from 'vitest';
import { renderRoute } from '../../testing/renderRoute.tsx';
// Loaded before the tests, because a dynamic import takes time.
import '../shop/ShopScreen.tsx';
import './MoreProducts.tsx';

const kitPath = '/shop/product-research-plan-kit';
const heading = (name: string | RegExp) => screen.findByRole('heading', { name, level: 1 });
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const region = (name: string) => within(screen.getByRole('region', { name }));
const fact = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling;
const priced = () => region('Price');
const notice = async (title: string, description: string) => {
  expect(await screen.findByText(title)).toBeVisible();
  expect(screen.getByText(description)).toBeVisible();
};

test('RT-20 PR-01 PR-02 an unknown product shows "not found" and links back to the shop', async () => {
  const { user, router } = await renderRoute('/shop/product-nobody-made');
  expect(await heading('Product not found')).toBeVisible();
  expect(screen.getByText("The product you're looking for doesn't exist or has been removed.")).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Back to Shop' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/shop'));
});

test('RT-20 PR-03 PR-04 PR-05 PR-06 PR-07 PR-08 KC-14 a product shows its header, picture, description and tags', async () => {
  await renderRoute(kitPath);
  const header = within((await heading('Research plan kit')).closest('header')!);
  expect(document.title).toBe('Research plan kit · Workgrove');
  expect(screen.getByAltText('A research plan on one page, with three headings')).toBeVisible();
  expect(header.getByText('Design Templates')).toBeVisible();
  expect(header.getByText('4.8')).toBeVisible();
  expect(header.getByText('(214 reviews)')).toBeVisible();
  expect(header.getByText('Popular')).toBeVisible();
  const about = region('About this product');
  expect(about.getByText(/The plan fits one page/)).toBeVisible();
  expect(about.queryByText(/^Plan, script and report/)).toBeNull();
  expect(about.getByText('Design')).toBeVisible();
  expect(about.getByText('Instant download')).toBeVisible();
  expect(about.getAllByRole('listitem').map((tag) => tag.textContent)).toEqual([
    'research',
    'interviews',
    'templates',
    'ux',
  ]);
});

test('PR-05 PR-07 PR-20 without full text, update or many readers, a product shows fallbacks and no popularity badge', async () => {
  const { router } = await renderRoute('/shop/product-log-lens');
  await heading('Log lens');
  expect(region('About this product').getByText(/^A small viewer for large logs/)).toBeVisible();
  expect(screen.queryByText('Popular')).toBeNull();
  expect(screen.getByText('No reviews yet')).toBeVisible();
  expect(fact('Last updated')).toHaveTextContent(fact('Published')!.textContent);
  // Its popularity is exactly 50, the limit.
  await router.navigate('/shop/product-plain-words');
  await heading(/^Plain words/);
  expect(screen.queryByText('Popular')).toBeNull();
});

test('PR-04 one review has a singular label', async () => {
  const link = new ApolloLink((operation, forward) =>
    forward(operation).pipe(
      map((answer) => {
        const product = answer.data?.['product'] as object | undefined;
        return product
          ? { ...answer, data: { ...answer.data, product: { ...product, reviews: 1 } } }
          : answer;
      }),
    ),
  );
  await renderRoute(kitPath, { link });
  const header = within((await heading('Research plan kit')).closest('header')!);
  expect(header.getByText('(1 review)')).toBeVisible();
});

test("PR-09 PR-10 PR-11 the Description tab lists the four fixed items and the product's own", async () => {
  await renderRoute(kitPath);
  await heading('Research plan kit');
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
    'Description',
    'Reviews',
    'Related',
  ]);
  expect(screen.getByRole('tab', { name: 'Description' })).toHaveAttribute('aria-selected', 'true');
  const items = within(screen.getByRole('tabpanel')).getAllByRole('listitem');
  expect(items.map((item) => item.textContent)).toEqual([
    'Instant digital download',
    'Compatible with all modern software',
    'Regular updates',
    'Full documentation',
    'A filled-in example from a real project',
    'Consent form in six languages',
  ]);
});

test('PR-12 PR-13 the Reviews and Related tabs show a placeholder, then ratings and similar products; the address stores the tab', async () => {
  const { user, router } = await renderRoute(kitPath);
  await heading('Research plan kit');
  await user.click(screen.getByRole('tab', { name: 'Reviews' }));
  expect(await screen.findByText('Reviews will be available soon.')).toBeVisible();
  await waitFor(() => expect(router.state.location.search).toBe('?tab=reviews'));
  expect(screen.getByRole('heading', { name: 'Ratings so far', level: 2 })).toBeVisible();
  expect(screen.getByText(/^from \d+ reviews, whose texts are not published yet$/)).toBeVisible();
  await user.click(screen.getByRole('tab', { name: 'Related' }));
  expect(await screen.findByText('Related products will be displayed here.')).toBeVisible();
  await waitFor(() => expect(router.state.location.pathname).toBe(kitPath));
  const similar = within(await screen.findByRole('region', { name: 'You may also like' }));
  expect(similar.getAllByRole('article')).toHaveLength(4);
});

test('PR-13 the Related tab and the end of the page do not both list similar products', async () => {
  await renderRoute('/shop/product-log-lens?tab=related');
  expect(await screen.findByText('Related products will be displayed here.')).toBeVisible();
  expect(await screen.findByRole('region', { name: 'You may also like' })).toBeVisible();
  expect(screen.getAllByText('You may also like')).toHaveLength(1);
});

test('PR-14 PR-15 SN-05 the price shows cents, and the wishlist agrees with the shop', async () => {
  const { user } = await renderRoute(kitPath);
  await heading('Research plan kit');
  expect(priced().getAllByText('$18.00')[0]).toBeVisible();
  await user.click(priced().getByRole('button', { name: /wishlist/i }));
  await notice('Added to wishlist', 'This product has been added to your wishlist.');
  await user.click(screen.getByRole('link', { name: 'Shop', hidden: false, current: false }));
  const card = within(await screen.findByRole('article', { name: 'Research plan kit' }));
  expect(card.getByRole('button', { name: /to wishlist$/ })).toHaveAttribute('aria-pressed', 'true');
  await user.click(screen.getByRole('link', { name: 'Wishlist' }));
  expect(await screen.findByText('1 product on your wishlist')).toBeVisible();
});

test('PR-14 PR-16 PR-19 SN-08 CA-01 a free product is downloaded, and its download count increases', async () => {
  const { user } = await renderRoute('/shop/product-one-page-cv');
  await heading('The one-page CV');
  expect(priced().getAllByText('Free')[0]).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Buy Now' })).toBeNull();
  expect(fact('Downloads')).toHaveTextContent('12,904');
  await user.click(button('Download Now'));
  await notice('Download started', 'Your file will be downloaded shortly.');
  expect(fact('Downloads')).toHaveTextContent('12,905');
  expect(priced().getByRole('link', { name: 'Downloaded' })).toBeVisible();
});

test('PU-04 EN-45 the viewer enrolls in a free course, then goes to its lessons and downloads the file', async () => {
  const { user, router } = await renderRoute('/shop/course-drawing-for-product-people');
  await heading('Drawing for product people');
  expect(screen.getByText(/^Once you enroll, you tick lessons/)).toBeVisible();
  expect(button('Download Now')).toHaveClass('btn-primary');
  expect(region('About this product').getByText(/^\d+ lessons online$/)).toBeVisible();
  expect(fact('Enrolled')).toHaveTextContent('5,026');
  await user.click(button('Enroll Free'));
  expect(await screen.findByText("You're enrolled")).toBeVisible();
  expect(fact('Enrolled')).toHaveTextContent('5,027');
  expect(priced().getByRole('link', { name: 'Enrolled' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Enroll Free' })).toBeNull();
  expect(region('About this product').getByText('2h 10min')).toBeVisible();
  expect(region('About this product').getByText('Beginner')).toBeVisible();
  await waitFor(() => expect(button('Go to the lessons')).toHaveFocus());
  expect(button('Go to the lessons')).toHaveClass('btn-primary');
  expect(button('Download Now')).toHaveClass('btn-outline');
  await user.click(button('Go to the lessons'));
  await waitFor(() => expect(router.state.location.hash).toBe('#outline'));
  // The download of an enrolled viewer does not count as another enrollment.
  await user.click(button('Download Now'));
  await notice('Download started', 'Your file will be downloaded shortly.');
  expect(fact('Enrolled')).toHaveTextContent('5,027');
});

test('an owned course leads to its lessons and offers no price to pay; its lessons have no contents', async () => {
  await renderRoute('/shop/course-desk-and-back');
  await heading(/./);
  expect(button('Go to the lessons')).toHaveClass('btn-primary');
  // The bar of a narrow window.
  const bar = button('Go to the lessons').closest<HTMLElement>('[data-pinned]')!;
  expect(within(bar).getByText('Enrolled')).toBeVisible();
  expect(bar).not.toHaveTextContent('$');
  expect(priced().getByText(/^\$\d+\.\d\d$/)).not.toHaveClass('num-lg');
  expect(priced().getByRole('link', { name: 'your library' })).toHaveAttribute(
    'href',
    '/library?show=courses',
  );
  expect(
    region('Course outline').getByText(
      'The sample has no lesson contents. Ticking a lesson marks your progress.',
    ),
  ).toBeVisible();
  expect(screen.queryByText(/lessons themselves/)).toBeNull();
});

test('PR-18 PR-19 PR-20 the creator with View Profile, and the dates', async () => {
  await renderRoute(kitPath);
  await heading('Research plan kit');
  const creator = region('Creator');
  expect(creator.getByText('Maren Holt')).toBeVisible();
  expect(creator.getByRole('link', { name: 'View Profile' })).toHaveAttribute(
    'href',
    '/profile/person-maren-holt',
  );
  expect(fact('Published')).toHaveTextContent(/^[A-Z][a-z]{2} \d{1,2}, \d{4}$/);
  expect(fact('Last updated')).toHaveTextContent(/^[A-Z][a-z]{2} \d{1,2}, \d{4}$/);
  const [published, updated] = ['Published', 'Last updated'].map((name) =>
    Date.parse(fact(name)!.textContent),
  );
  expect(published).toBeLessThan(updated!);
});

test('PR-21 SN-07 CA-01 Share copies the link, or shows it when the clipboard refuses', async () => {
  const { user } = await renderRoute(`${kitPath}?tab=reviews`);
  await heading('Research plan kit');
  const write = vi.spyOn(navigator.clipboard, 'writeText');
  await user.click(button('Share'));
  await notice('Share link copied', 'Product link has been copied to clipboard.');
  expect(write).toHaveBeenCalledWith(`${location.origin}${kitPath}`);
  write.mockRejectedValueOnce(new Error('refused'));
  await user.click(button('Share'));
  await notice('Copy this link', `${location.origin}${kitPath}`);
});

test("the creator's other products appear below, without this one", async () => {
  await renderRoute(kitPath);
  await heading('Research plan kit');
  const more = within(await screen.findByRole('region', { name: 'More by Maren Holt' }));
  const titles = more.getAllByRole('heading', { level: 3 }).map((title) => title.textContent);
  expect(titles).toContain('Calm interfaces');
  expect(titles).not.toContain('Research plan kit');
});

test('similar products appear below the only product of a creator', async () => {
  await renderRoute('/shop/product-log-lens');
  const more = within(await screen.findByRole('region', { name: 'You may also like' }));
  expect(more.getAllByRole('article')).toHaveLength(4);
  expect(screen.queryByRole('region', { name: /^More by/ })).toBeNull();
});

test('EN-45 a course shows its outline with the first module open', async () => {
  await renderRoute('/shop/course-calm-interfaces');
  await heading('Calm interfaces');
  const outline = region('Course outline');
  expect(outline.getByText('7 modules · 38 lessons · 6h 30min')).toBeVisible();
  const modules = outline.getAllByRole('group');
  expect(modules).toHaveLength(7);
  expect(modules[0]).toHaveAttribute('open');
  expect(modules[1]).not.toHaveAttribute('open');
  expect(within(modules[0]!).getByText('One screen, one question')).toBeVisible();
  expect(outline.getByText('7. Testing with five people')).toBeVisible();
});
