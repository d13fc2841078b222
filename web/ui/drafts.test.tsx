import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, onTestFinished, test } from 'vitest';
import { forgetSending } from './drafts.ts';
import { reloadStorage } from '../session/storage.ts';
import { useDraft } from './useDraft.ts';

/** A field whose sent texts wait for an answer. `answer` answers the oldest one, and returns its Retry. */
function setUp({ tag: Tag = 'textarea' }: { tag?: 'textarea' | 'input' } = {}) {
  const sent: string[] = [];
  const waiting: { done: (isSent: boolean) => void; retry: () => void }[] = [];
  function Box() {
    const [text, setText, field, send] = useDraft('post', Tag === 'input' ? ' ' : '\n');
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          send({
            send: (typed, retry) => {
              sent.push(typed);
              return new Promise((done) => waiting.push({ done, retry }));
            },
          });
        }}
      >
        <Tag
          ref={field as never}
          aria-label="Box"
          value={text}
          onChange={(event: { target: { value: string } }) => setText(event.target.value)}
        />
        <button type="submit" disabled={!text}>
          Send
        </button>
      </form>
    );
  }
  const view = render(<Box />);
  const user = userEvent.setup();
  return {
    ...view,
    user,
    sent,
    rerun: () => render(<Box />),
    write: async (text: string) => {
      await user.type(box(), text);
      await user.click(screen.getByRole('button', { name: 'Send' }));
    },
    answer: async (isSent: boolean) => {
      const { done, retry } = waiting.shift()!;
      await act(async () => done(isSent));
      return retry;
    },
  };
}
const box = () => screen.getByRole('textbox', { name: 'Box' });
const stored = () => [sessionStorage.getItem('draft:post'), sessionStorage.getItem('unsent:post')];
const reload = () => {
  reloadStorage();
  forgetSending();
};

test('a sent text leaves the field at once, the field has the focus, and the next text is sent after it', async () => {
  const { write, answer, sent } = setUp();
  await write('first');
  expect(box()).toHaveValue('');
  await waitFor(() => expect(box()).toHaveFocus());
  expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
  await write('second');
  expect(box()).toHaveValue('');
  expect(sent, 'one at a time').toEqual(['first']);
  await answer(true);
  expect(sent).toEqual(['first', 'second']);
  await answer(true);
  expect(stored()).toEqual([null, null]);
});

test.each([
  ['textarea', 'first\nsecond'],
  ['input', 'first second'],
] as const)('in a %s, a failed text comes back before what was typed since', async (tag, expected) => {
  const { write, answer, user } = setUp({ tag });
  await write('first');
  await user.type(box(), 'second');
  await answer(false);
  expect(box()).toHaveValue(expected);
  expect(stored()).toEqual([expected, null]);
});

test('texts that wait for a failed one come back with it, in order; Retry sends each by itself', async () => {
  const { write, answer, user, sent } = setUp();
  await write('first');
  await write('second');
  await user.type(box(), 'third');
  const retry = await answer(false);
  expect(box()).toHaveValue('first\nsecond\nthird');
  expect(sent).toEqual(['first']);
  await act(async () => retry());
  expect(box()).toHaveValue('third');
  await answer(true);
  await answer(true);
  expect(sent).toEqual(['first', 'first', 'second']);
  expect(stored()).toEqual(['third', null]);
});

test('Retry sends the text of the field if it was changed, and nothing if it was emptied', async () => {
  const { write, answer, user, sent } = setUp();
  await write('first');
  const retry = await answer(false);
  await user.type(box(), ' draft');
  await act(async () => retry());
  expect(box()).toHaveValue('');
  expect(sent).toEqual(['first', 'first draft']);
  await answer(true);
  await act(async () => retry());
  expect(sent).toHaveLength(2);
});

test('an answer after the user has left the screen clears the text, or keeps it for the next visit', async () => {
  const { write, answer, unmount, rerun } = setUp();
  await write('first');
  unmount();
  const back = rerun();
  expect(box(), 'it is still being sent').toHaveValue('');
  back.unmount();
  await answer(false);
  expect(stored()).toEqual(['first', null]);
  rerun();
  expect(box()).toHaveValue('first');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await answer(true);
  expect(stored()).toEqual([null, null]);
});

test('after a reload, a text that was being sent is back before the draft', async () => {
  const { write, user, unmount, rerun } = setUp();
  await write('first');
  await user.type(box(), 'second');
  expect(stored()).toEqual(['second', 'first']);
  unmount();
  reload();
  rerun();
  expect(box()).toHaveValue('first\nsecond');
  expect(stored()).toEqual(['first\nsecond', null]);
});

test('the browser asks before the page is closed while a text is being sent, but the page can reload itself', async () => {
  const { write, answer } = setUp();
  const isAsked = (isTrusted: boolean) => {
    const event = new Event('beforeunload', { cancelable: true });
    Object.defineProperty(event, 'isTrusted', { value: isTrusted });
    return !dispatchEvent(event);
  };
  onTestFinished(() => forgetSending());
  expect(isAsked(true)).toBe(false);
  await write('first');
  expect(isAsked(true)).toBe(true);
  expect(isAsked(false), 'by reloadOnce').toBe(false);
  await answer(true);
  expect(isAsked(true)).toBe(false);
});
