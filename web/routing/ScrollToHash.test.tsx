import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense, use } from 'react';
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { ScrollToHash } from './ScrollToHash.tsx';

test('a link to a part of a screen scrolls to it and focuses it when the data arrives', async () => {
  let resolve = (_title: string) => {};
  const promise = new Promise<string>((done) => (resolve = done));
  const Part = () => (
    <section aria-labelledby="part">
      <h2 id="part">{use(promise)}</h2>
    </section>
  );
  const router = createMemoryRouter([
    { path: '/', element: <Link to="/other#part">Go</Link> },
    {
      path: '/other',
      element: (
        <Suspense fallback="Loading">
          <Part />
          <ScrollToHash />
        </Suspense>
      ),
    },
  ]);
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
  render(<RouterProvider router={router} />);
  await userEvent.click(screen.getByRole('link'));
  expect(await screen.findByText('Loading')).toBeVisible();
  expect(scrolled).not.toHaveBeenCalled();
  resolve('Lessons');
  expect(scrolled.mock.contexts).toEqual([await screen.findByRole('heading', { name: 'Lessons' })]);
  // A browser focuses the section, since a heading takes no focus; happy-dom focuses the heading.
  expect(screen.getByRole('region', { name: 'Lessons' })).toContainElement(
    document.activeElement as HTMLElement,
  );
});
