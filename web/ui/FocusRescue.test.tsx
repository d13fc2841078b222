import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { FocusRescue } from './FocusRescue.tsx';

function Page({ elsewhere = false }: { elsewhere?: boolean }) {
  const [isMounted, setMounted] = useState(true);
  return (
    <main>
      <FocusRescue />
      <input aria-label="Elsewhere" />
      <section aria-label="List">
        <div>
          {isMounted && (
            <button
              type="button"
              onClick={() => {
                setMounted(false);
                if (elsewhere) setTimeout(() => screen.getByLabelText('Elsewhere').focus());
              }}
            >
              Clear
            </button>
          )}
        </div>
        <button type="button">Next</button>
      </section>
    </main>
  );
}

/** An action removes first its button from the card, and then the card from the list. */
function Card({ isListed = true }: { isListed?: boolean }) {
  const [isOpen, setOpen] = useState(true);
  return (
    <section aria-label="Cards">
      <FocusRescue />
      {isListed && (
        <article aria-label="Card">
          {isOpen && (
            <button type="button" onClick={() => setOpen(false)}>
              Deliver
            </button>
          )}
        </article>
      )}
    </section>
  );
}

test('removing the focused button focuses the part around it, and Tab continues from there', async () => {
  const user = userEvent.setup();
  render(<Page />);
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  const list = screen.getByRole('region', { name: 'List' });
  await waitFor(() => expect(list).toHaveFocus());
  await user.tab();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus());
  expect(list).not.toHaveAttribute('tabindex');
});

test('if the part that got the focus is removed too, the part around it gets the focus', async () => {
  const user = userEvent.setup();
  const { rerender } = render(<Card />);
  await user.click(screen.getByRole('button', { name: 'Deliver' }));
  await waitFor(() => expect(screen.getByRole('article', { name: 'Card' })).toHaveFocus());
  rerender(<Card isListed={false} />);
  await waitFor(() => expect(screen.getByRole('region', { name: 'Cards' })).toHaveFocus());
});

test('a focus that other code has moved stays there', async () => {
  const user = userEvent.setup();
  render(<Page elsewhere />);
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  await waitFor(() => expect(screen.getByLabelText('Elsewhere')).toHaveFocus());
  await new Promise(requestAnimationFrame);
  await waitFor(() => expect(screen.getByLabelText('Elsewhere')).toHaveFocus());
});

test('after a click on empty space, removing a control does not move the focus', async () => {
  const user = userEvent.setup();
  const { rerender } = render(<Page key="first" />);
  screen.getByRole('button', { name: 'Clear' }).focus();
  await user.click(document.body);
  await waitFor(() => expect(document.body).toHaveFocus());
  rerender(<Page key="second" />);
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  await waitFor(() => expect(document.body).toHaveFocus());
});
