import { fireEvent, render } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { followTranslation } from './followTranslation.ts';

function Likes() {
  const [likes, setLikes] = useState(1);
  return <button onClick={() => setLikes(likes + 1)}>{likes} likes</button>;
}

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
