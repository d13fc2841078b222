import { act, fireEvent, render } from '@testing-library/react';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test } from 'vitest';
import { followTranslation } from './followTranslation.ts';
import { followTranslatedTexts } from './translatedTexts.ts';

/**
 * The ways in which translators replace a text node. A browser test has the removal before the insertion, whose place
 * happy-dom does not record.
 */
const translators: Readonly<Record<string, (text: Text, font: HTMLElement) => void>> = {
  'in one step': (text, font) => text.replaceWith(font),
  'by an insertion and a removal': (text, font) => {
    text.before(font);
    text.remove();
  },
  'by an insertion after it and a removal': (text, font) => {
    text.after(font);
    text.remove();
  },
  'by moving it': (text, font) => {
    text.before(font);
    font.firstElementChild!.replaceChildren(text);
  },
  'by moving it before the insertion': (text, font) => {
    const { parentNode, nextSibling } = text;
    font.firstElementChild!.replaceChildren(text);
    parentNode!.insertBefore(font, nextSibling);
  },
};

function translate(root: Node, replace: (text: Text, font: HTMLElement) => void): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    if (text.parentElement!.closest('font')) continue;
    const font = document.createElement('font');
    font.append(document.createElement('font'));
    font.firstChild!.textContent = text.data.toUpperCase();
    replace(text, font);
  }
}

let change: (state: Partial<State>) => void;
interface State {
  icon: boolean;
  word: boolean;
  likes: number;
  words: readonly string[];
}
function Part() {
  const [{ icon, word, likes, words }, setState] = useState<State>({
    icon: false,
    word: true,
    likes: 1,
    words: ['a', 'b', 'c'],
  });
  // oxlint-disable-next-line react/globals -- the test changes the state from outside
  change = (next) => setState((state) => ({ ...state, ...next }));
  return (
    <p>
      {icon && <i>!</i>}
      {word && 'word'}
      {likes} likes
      {words.map((one) => (
        // Moves texts, which have no element of their own.
        <Plain key={one}>{one}</Plain>
      ))}
    </p>
  );
}
const Plain = ({ children }: { children: string }) => children;

function Likes() {
  const [likes, setLikes] = useState(1);
  return <button onClick={() => setLikes(likes + 1)}>{likes} likes</button>;
}

// The first test: the code for translated pages cannot be taken out of a page again.
test('a text that React changes while the code for translated pages loads is shown', async () => {
  followTranslation();
  const { container } = render(<Likes />);
  const text = container.firstChild!.firstChild as Text;
  const font = document.createElement('font');
  font.textContent = text.data;
  text.replaceWith(font);
  // The observer has read the change; the code is still loading.
  await Promise.resolve();
  fireEvent.click(font);
  expect(container).toHaveTextContent('1 likes');
  await expect.poll(() => container.textContent).toBe('2 likes');
});

test.each(Object.entries(translators))(
  'React changes texts that a translator has replaced %s',
  async (_how, replace) => {
    followTranslatedTexts();
    const page = document.body.appendChild(document.createElement('div'));
    const root = createRoot(page);
    onTestFinished(async () => {
      await act(async () => root.unmount());
      page.remove();
    });
    await act(async () => root.render(<Part />));
    const shown = () => page.textContent.toLowerCase();
    /** Changes the state, between two translations or in the same task as one. */
    const expectAfter = async (next: Partial<State>, text: string) => {
      translate(page, replace);
      await act(async () => change(next));
      expect(shown()).toBe(text);
    };
    await expectAfter({ icon: true }, '!word1 likesabc');
    await expectAfter({ word: false }, '!1 likesabc');
    await expectAfter({ likes: 2 }, '!2 likesabc');
    await expectAfter({ words: ['c', 'a', 'b'] }, '!2 likescab');
    await expectAfter({ words: ['b', 'd', 'c'] }, '!2 likesbdc');
    await expectAfter({ icon: false, word: true }, 'word2 likesbdc');
    await expectAfter({ words: [], likes: 3 }, 'word3 likes');
  },
);
