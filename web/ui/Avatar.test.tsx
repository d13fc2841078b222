import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Avatar, initials } from './Avatar.tsx';

const names = [
  'Maren Holt',
  'Sofia Lindqvist',
  'Idris Vale',
  'Noor Siddiqui',
  'Jonah Whitlock',
  'Priya Raman',
  'Tomás Arce',
  'Felix Anders',
  'Wanjiru Kamau',
  'Lena Brandt',
  'Kofi Mensah',
  'Aiko Tanabe',
  ...Array.from({ length: 24 }, (_, i) => `Person ${i}`),
];

const show = (props: Parameters<typeof Avatar>[0]) => {
  const { container, unmount } = render(<Avatar {...props} />);
  const avatar = container.querySelector<HTMLElement>('.avatar')!;
  return { avatar, image: avatar.querySelector('img')!, unmount };
};
const pictureOf = (name: string, url?: string | null) => {
  const { image, unmount } = show({ name, url });
  const source = image.getAttribute('src')!;
  unmount();
  return source;
};
const colourOf = (name: string) => {
  const { avatar, unmount } = show({ name });
  const colour = /avatar-\d/.exec(avatar.className)![0];
  unmount();
  return colour;
};

afterEach(() => {
  vi.restoreAllMocks();
});

test('EN-08 a given picture is shown', () => {
  expect(pictureOf('Maren Holt', '/art/portrait-4.svg')).toBe('/art/portrait-4.svg');
});

for (const url of [undefined, null, '', '/placeholder.svg', 'https://x.example/Placeholder-80.png'])
  test(`EN-08 KC-06 with ${url === '' ? 'an empty address' : url} as picture, one of the five bundled pictures is shown`, () => {
    expect(pictureOf('Maren Holt', url)).toMatch(/^\/art\/portrait-[1-5]\.svg$/);
  });

test('EN-09 the name determines the bundled picture: it is always the same, and all five occur', () => {
  for (const name of names) expect(pictureOf(name)).toBe(pictureOf(name, '/placeholder.svg'));
  expect([...new Set(names.map((name) => pictureOf(name)))].toSorted()).toEqual(
    [1, 2, 3, 4, 5].map((n) => `/art/portrait-${n}.svg`),
  );
});

for (const [name, letters] of [
  ['Maren Holt', 'MH'],
  ['maren holt', 'MH'],
  ['Sofia', 'S'],
  ['Ana Maria de Souza', 'AM'],
  ['  Kofi   Mensah ', 'KM'],
  ['émile zola', 'ÉZ'],
  ['ísland İzmir', 'Íİ'],
  ['𝒜da 𝓛ovelace', '𝒜𝓛'],
  ["O'Connell-Smith Liam", 'OL'],
  ['يوسف المصري', 'يا'],
  ['', ''],
] as const)
  test(`EN-10 KC-06 the initials of '${name}' are '${letters}'`, () => {
    expect(initials(name)).toBe(letters);
    const { avatar } = show({ name });
    expect(avatar.querySelector('.avatar-initials')).toHaveTextContent(letters);
  });

test('EN-11 KC-06 the name determines one of six colours, and all six occur', () => {
  for (const name of names) expect(colourOf(name)).toBe(colourOf(name));
  expect([...new Set(names.map(colourOf))].toSorted()).toEqual([1, 2, 3, 4, 5, 6].map((n) => `avatar-${n}`));
});

test('EN-12 EN-13 the state is loading until the picture has loaded; the initials are rendered beneath it', () => {
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);
  const { avatar, image } = show({ name: 'Maren Holt' });
  expect(avatar).toHaveAttribute('data-state', 'loading');
  expect(screen.getByText('MH')).toBeInTheDocument();
  fireEvent.load(image);
  expect(avatar).toHaveAttribute('data-state', 'loaded');
});

test('EN-12 EN-13 the state is error when the picture fails to load; the initials stay', () => {
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);
  const { avatar, image } = show({ name: 'Maren Holt' });
  fireEvent.error(image);
  expect(avatar).toHaveAttribute('data-state', 'error');
  expect(screen.getByText('MH')).toBeInTheDocument();
});

for (const [width, state] of [
  [80, 'loaded'],
  [0, 'error'],
] as const)
  test(`EN-12 the state of a picture that the browser loaded before hydration is ${state} when the picture is ${width} px wide`, () => {
    vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
    vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(width);
    expect(show({ name: 'Maren Holt' }).avatar).toHaveAttribute('data-state', state);
  });

test('EN-12 another picture resets the state to loading', () => {
  const complete = vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);
  const { container, rerender } = render(<Avatar name="Maren Holt" url="/a.svg" />);
  fireEvent.load(container.querySelector('img')!);
  rerender(<Avatar name="Maren Holt" url="/b.svg" />);
  expect(complete).toHaveBeenCalled();
  expect(container.querySelector('.avatar')).toHaveAttribute('data-state', 'loading');
});

test('EN-13 the picture has an empty alternative text, since the name is beside it', () => {
  const { image, avatar } = show({ name: 'Maren Holt' });
  expect(image).toHaveAttribute('alt', '');
  expect(avatar.querySelector('.avatar-initials')).toHaveAttribute('aria-hidden', 'true');
});
