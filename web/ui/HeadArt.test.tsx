import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { HeadArt } from './HeadArt.tsx';

const artOf = (of: string) => render(<HeadArt of={of} />).container.firstElementChild!;

test('the art of a head says nothing, and is tinted alike for the same company', () => {
  const art = artOf('Halden Works');
  expect(art).toHaveAttribute('aria-hidden', 'true');
  expect(art).toBeEmptyDOMElement();
  expect(artOf('Halden Works').className).toBe(art.className);
  expect(
    new Set(['Halden Works', 'Tidewell', 'Vellum', 'Quarry Labs'].map((of) => artOf(of).className)).size,
  ).toBeGreaterThan(1);
});
