import { fireEvent, render, screen } from '@testing-library/react';
import { useEffect, useRef, useState } from 'react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

const renderHtml = (html: string) => {
  const { container } = render(<div />);
  container.firstElementChild!.innerHTML = html;
};
const renderButton = (html: string) => {
  renderHtml(html);
  return document.querySelector('button')!;
};

test.each([
  ['with the attribute hidden', '<button hidden>Send</button>'],
  ['in a hidden parent', '<div hidden><button>Send</button></div>'],
  ['in a parent with display none', '<div style="display: none"><button>Send</button></div>'],
  ['in a parent with visibility hidden', '<div style="visibility: hidden"><button>Send</button></div>'],
  ['in a closed popover', '<div popover><button>Send</button></div>'],
  ['in a closed dialog', '<dialog><button>Send</button></dialog>'],
])('an element %s is neither visible nor in the accessibility tree', (_where, html) => {
  expect(renderButton(html)).not.toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

test('an aria-hidden element is visible; an open dialog is visible and in the accessibility tree', () => {
  expect(renderButton('<p aria-hidden="true"><button>Send</button></p>')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
  expect(renderButton('<dialog open><button>Send</button></dialog>')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Send' })).toBeVisible();
});

test('the content of closed details and a hidden input are invisible', () => {
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

test('accessible names join inline text without a space, and table cells and blocks with one', () => {
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

test.each([
  ['banner', 'header'],
  ['contentinfo', 'footer'],
])('the role %s belongs to the %s of the page alone, not to those of its sections', (role, tag) => {
  const part = (text: string) => `<${tag}>${text}</${tag}>`;
  const sections = ['main', 'article', 'aside', 'nav', 'section'];
  const inSections = sections.map((name) => `<${name}><div>${part(name)}</div></${name}>`);
  renderHtml(part('Page') + inSections.join(''));
  expect(screen.getByRole(role)).toHaveTextContent('Page');
});

test('controls in a disabled fieldset ignore clicks and typing', async () => {
  const onClick = vi.fn<() => void>();
  render(
    <fieldset disabled>
      <button type="button" onClick={onClick}>
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
  expect(onClick).not.toHaveBeenCalled();
});

test.each(['localStorage', 'sessionStorage'] as const)(
  '%s works, and a mock on the prototype can block it at any time',
  (name) => {
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
  },
);

test('links and forms neither navigate nor send requests', () => {
  const fetched = vi.spyOn(globalThis, 'fetch');
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
  expect(fetched).not.toHaveBeenCalled();
});

test('React commits what a listener changes before the next event', async () => {
  function Counter() {
    const [count, setCount] = useState(0);
    const counter = useRef<HTMLInputElement>(null);
    useEffect(() => {
      const listener = () => setCount(count + 1);
      const input = counter.current!;
      input.addEventListener('keydown', listener);
      return () => input.removeEventListener('keydown', listener);
    }, [count]);
    return <input ref={counter} value={count} readOnly />;
  }
  render(<Counter />);
  const counter = screen.getByRole('textbox');
  for (let i = 0; i < 2; i += 1) {
    counter.dispatchEvent(new KeyboardEvent('keydown'));
    // oxlint-disable-next-line no-await-in-loop -- between two events of a browser, microtasks run
    await Promise.resolve();
  }
  expect(counter).toHaveValue('2');
});
