import { render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { expect, test, vi } from 'vitest';
import { LoadError } from './LoadError.tsx';
import { RetryOnce } from './RetryOnce.tsx';

/** Renders a part whose first changes of the page fail, each with one of the errors. */
function renderFailing(errors: Error[]): void {
  // React logs each error.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  function Part() {
    useLayoutEffect(() => {
      const error = errors.shift();
      if (error) throw error;
    });
    return <p>The part</p>;
  }
  render(
    <ErrorBoundary
      fallbackRender={({ error }) => (
        <LoadError dataName="the part" error={error} retrying={false} onRetry={() => {}} />
      )}
    >
      <RetryOnce>
        <Part />
      </RetryOnce>
    </ErrorBoundary>,
  );
}

const conflict = () => new DOMException('The node is not a child of this node.', 'NotFoundError');

test('a part is rendered again, without a card, when the browser refused a change of the page', () => {
  const errors = [conflict()];
  renderFailing(errors);
  expect(errors).toEqual([]);
  expect(screen.getByText('The part')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test.each([
  ['a second refused change', [conflict(), conflict()]],
  ['an error of the code', [new TypeError('x is undefined')]],
  ['an aborted request', [new DOMException('The request was aborted.', 'AbortError')]],
])('%s shows a card, which does not blame the connection', (_what, errors) => {
  renderFailing(errors);
  expect(errors).toEqual([]);
  expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong on our side');
  expect(screen.queryByText('The part')).toBeNull();
});
