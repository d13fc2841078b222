import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

const put = (html: string) => {
  const { container } = render(<div />);
  container.firstElementChild!.innerHTML = html;
  return container.querySelector('button')!;
};

test.each([
  ['hidden', '<button hidden>Send</button>'],
  ['in a hidden part', '<div hidden><button>Send</button></div>'],
  ['in a part that is not displayed', '<div style="display: none"><button>Send</button></div>'],
  ['in a part that is invisible', '<div style="visibility: hidden"><button>Send</button></div>'],
  ['in a popover that is closed', '<div popover><button>Send</button></div>'],
  ['in a dialog that is closed', '<dialog><button>Send</button></dialog>'],
])('what is %s is neither seen nor heard', (_where, html) => {
  expect(put(html)).not.toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

test('what is hidden from screen readers is seen all the same, and so is what an open dialog holds', () => {
  expect(put('<p aria-hidden="true"><button>Send</button></p>')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
  expect(put('<dialog open><button>Send</button></dialog>')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Send' })).toBeVisible();
});

test('what a closed disclosure holds is invisible, and so is a field that is not for people', () => {
  const { container } = render(
    <details>
      <summary>More</summary>
      <p>Held</p>
      <input type="hidden" />
    </details>,
  );
  expect(screen.getByText('More')).toBeVisible();
  expect(screen.getByText('Held')).not.toBeVisible();
  container.querySelector('details')!.open = true;
  expect(screen.getByText('Held')).toBeVisible();
  expect(container.querySelector('input')).not.toBeVisible();
});

test('names are joined as screen readers do: words within a line at once, cells and blocks with a space', () => {
  render(
    <>
      <button type="button">
        Sa<b>ve</b>
        <p>all</p>
      </button>
      <table>
        <tbody>
          <tr>
            <td>One</td>
            <td>Two</td>
          </tr>
        </tbody>
      </table>
    </>,
  );
  expect(screen.getByRole('button')).toHaveAccessibleName('Save all');
  expect(screen.getByRole('row')).toHaveAccessibleName('One Two');
});

test('what is disabled, by itself or by its group, answers to nobody', async () => {
  const pressed = vi.fn<() => void>();
  render(
    <fieldset disabled>
      <button type="button" onClick={pressed}>
        Send
      </button>
      <input aria-label="Name" />
    </fieldset>,
  );
  const button = screen.getByRole('button');
  expect(button).toBeDisabled();
  await userEvent.click(button);
  await userEvent.type(screen.getByRole('textbox'), 'x');
  expect(screen.getByRole('textbox')).toHaveValue('');
  expect(pressed).not.toHaveBeenCalled();
});

test.each(['localStorage', 'sessionStorage'] as const)('%s can be used, and blocked, at any time', (name) => {
  const storage = window[name];
  storage.setItem('a', '1');
  expect([storage.getItem('a'), globalThis[name].getItem('a'), storage.getItem('b')]).toEqual([
    '1',
    '1',
    null,
  ]);
  expect([storage.length, Object.entries(storage)]).toEqual([1, [['a', '1']]]);
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('Blocked.', 'SecurityError');
  });
  expect(() => storage.getItem('a')).toThrow('Blocked.');
  vi.restoreAllMocks();
  storage.clear();
  expect(storage.getItem('a')).toBeNull();
});

test('a link that is followed and a form that is sent lead nowhere, and ask nobody', () => {
  const asked = vi.spyOn(globalThis, 'fetch');
  const { href } = window.location;
  const { container } = render(
    <>
      <a href="/jobs">Jobs</a>
      <form action="/search">
        <button type="submit">Search</button>
      </form>
    </>,
  );
  fireEvent.click(screen.getByRole('link'));
  fireEvent.click(screen.getByRole('button'));
  container.querySelector('form')!.requestSubmit();
  expect(window.location.href).toBe(href);
  expect(asked).not.toHaveBeenCalled();
});
