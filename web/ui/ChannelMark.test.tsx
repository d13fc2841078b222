import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderRoute } from '../testing/renderRoute.tsx';

test.each([
  // In the side bar, in the list, in the header of the conversation and before its first message.
  ['/messages?channel=channel-design-critique', 4],
  ['/messages', 2],
  ['/network?tab=messages', 2],
])('at %s all marks of a channel have the same two letters and the same tint', async (address, times) => {
  await renderRoute(address);
  // The side bar and the screen come one after the other.
  await waitFor(() => expect(screen.getAllByText('DC')).toHaveLength(times));
  const marks = screen.getAllByText('DC');
  const tints = marks.map(({ className }) => /\bavatar-\d\b/.exec(className)?.[0]);
  expect(new Set(tints)).toEqual(new Set([expect.stringMatching(/^avatar-/)]));
});
