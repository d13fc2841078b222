import { render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { PageContext, Status, pageFrom } from './pageContext.tsx';

for (const [cookies, open] of [
  ['', false],
  ['side-bar=open', true],
  ['a=1; side-bar=open; b=2', true],
  ['a=1;side-bar=open', true],
  ['side-bar=closed', false],
  ['my-side-bar=open', false],
  ['side-bar=opened', false],
  ['x=side-bar=open', false],
] as const)
  test(`SS-08 the cookies '${cookies}' make the side bar ${open ? 'expanded' : 'collapsed'}`, () => {
    expect(pageFrom(cookies).sideBarOpen).toBe(open);
  });

test('a screen sets the HTTP status of its page', () => {
  const setStatus = vi.fn<(code: number) => void>();
  render(
    <PageContext value={{ sideBarOpen: false, setStatus }}>
      <Status code={404} />
    </PageContext>,
  );
  expect(setStatus).toHaveBeenCalledWith(404);
});
