import { expect, test } from 'vitest';
import { isCommand, isComposing, isEnter, isSingleKey } from './keys.ts';

/** A press as browsers report it; happy-dom takes Alt for AltGr. */
const press = (key: string, code: string, { modifierAltGraph = false, ...init }: KeyboardEventInit = {}) =>
  Object.assign(new KeyboardEvent('keydown', { key, code, ...init }), {
    getModifierState: (modifier: string) => modifier === 'AltGraph' && modifierAltGraph,
  });
const ctrl = { ctrlKey: true };
const shift = { shiftKey: true };

test.each([
  // The layout writes Latin letters: the key counts, wherever it is.
  ['US', 'k', 'KeyK', 'k'],
  ['US with Caps Lock', 'K', 'KeyK', 'k'],
  ['Dvorak', 'k', 'KeyV', 'k'],
  ['Dvorak', 't', 'KeyK', undefined],
  ['Bépo', 'é', 'KeyB', undefined],
  ['AZERTY', 'b', 'KeyB', 'b'],
  ['Turkish', 'b', 'KeyB', 'b'],
  ['US', '.', 'Period', '.'],
  ['US', ',', 'Comma', undefined],
  // It writes other letters: the place of the key counts.
  ['Russian', 'л', 'KeyK', 'k'],
  ['Japanese, fullwidth letters', 'ｋ', 'KeyK', 'k'],
  ['Russian', 'и', 'KeyB', 'b'],
  ['Russian with Caps Lock', 'Л', 'KeyK', 'k'],
  ['Russian', 'ю', 'Period', '.'],
  ['Russian', '.', 'Slash', '.'],
  ['Ukrainian', 'л', 'KeyK', 'k'],
  ['Greek', 'κ', 'KeyK', 'k'],
  ['Greek', 'β', 'KeyB', 'b'],
  ['Hebrew', 'ל', 'KeyK', 'k'],
  ['Hebrew', 'נ', 'KeyB', 'b'],
  ['Hebrew', 'ץ', 'Period', '.'],
  ['Arabic', 'ن', 'KeyK', 'k'],
  ['Arabic, a key of two letters', 'لا', 'KeyB', 'b'],
  ['Thai', 'า', 'KeyK', 'k'],
  ['Korean', 'ㅏ', 'KeyK', 'k'],
  ['Armenian', 'կ', 'KeyK', 'k'],
  // No character.
  ['US', 'Dead', 'KeyK', undefined],
  ['US', 'F11', 'F11', undefined],
] as const)('%s layout: Ctrl+%s on %s is the shortcut of %s', (_layout, key, code, shortcut) => {
  for (const modifier of [ctrl, { metaKey: true }])
    expect(['k', 'b', '.'].filter((each) => isCommand(press(key, code, modifier), each))).toEqual(
      shortcut === undefined ? [] : [shortcut],
    );
});

test.each([
  ['US', '/', 'Slash', {}, '/'],
  ['US', '?', 'Slash', shift, '?'],
  ['German', '/', 'Digit7', shift, '/'],
  ['Russian', '/', 'Backslash', shift, '/'],
  ['Russian', '.', 'Slash', {}, undefined],
  ['Russian', ',', 'Slash', shift, undefined],
  ['Hebrew', '/', 'KeyQ', {}, '/'],
  ['Arabic', 'ظ', 'Slash', {}, '/'],
  ['Arabic', '؟', 'Slash', shift, '?'],
] as const)(
  '%s layout: %s on %s alone is a shortcut only if it is / or ?',
  (_layout, key, code, init, shortcut) => {
    const event = press(key, code, init);
    expect(['/', '?'].filter((each) => isSingleKey(event, each))).toEqual(shortcut ? [shortcut] : []);
  },
);

test('Alt+T is a shortcut, also where Alt writes a character', () => {
  const alt = { altKey: true };
  for (const event of [press('t', 'KeyT', alt), press('†', 'KeyT', alt), press('т', 'KeyT', alt)])
    expect(isSingleKey(event, 't', true)).toBe(true);
  expect(isSingleKey(press('t', 'KeyT'), 't', true)).toBe(false);
  expect(isSingleKey(press('t', 'KeyT', { ...alt, ...ctrl }), 't', true)).toBe(false);
});

test('no shortcut runs with AltGr, with another modifier or in an input method', () => {
  const altGraph = { modifierAltGraph: true };
  const commands: KeyboardEventInit[] = [
    {},
    { ...ctrl, ...shift },
    { ...ctrl, altKey: true },
    { ...ctrl, ...altGraph },
    { ...ctrl, isComposing: true },
    { ...ctrl, keyCode: 229 },
  ];
  for (const init of commands)
    expect(isCommand(press('k', 'KeyK', init), 'k'), `with ${JSON.stringify(init)}`).toBe(false);
  const singles: KeyboardEventInit[] = [
    ctrl,
    { metaKey: true },
    { altKey: true },
    altGraph,
    { isComposing: true },
  ];
  for (const init of singles)
    expect(isSingleKey(press('/', 'Slash', init), '/'), `with ${JSON.stringify(init)}`).toBe(false);
});

test('a layout that writes the full stop with Shift has Ctrl+., but Ctrl+Shift+. is another key elsewhere', () => {
  const keys = { ...ctrl, ...shift };
  expect(isCommand(press('.', 'Comma', keys), '.')).toBe(true);
  expect(isCommand(press('>', 'Period', keys), '.')).toBe(false);
  expect(isCommand(press('Ю', 'Period', keys), '.')).toBe(false);
});

test('an event without a key, as a browser sends when it fills in a form, is no shortcut', () => {
  const event = Object.assign(new Event('keydown'), { ctrlKey: true, getModifierState: () => false });
  expect(isCommand(event as unknown as KeyboardEvent, 'k')).toBe(false);
});

test('Enter that confirms a word of an input method is no Enter', () => {
  expect(isEnter(press('Enter', 'Enter', { keyCode: 13 }))).toBe(true);
  expect(isEnter(press('Enter', 'NumpadEnter', { keyCode: 13 }))).toBe(true);
  expect(isEnter(press('Enter', 'Enter', { isComposing: true }))).toBe(false);
  // Safari ends the composition before this event.
  expect(isEnter(press('Enter', 'Enter', { keyCode: 229 }))).toBe(false);
  expect(isEnter(press('a', 'KeyA'))).toBe(false);
  expect(isComposing(press('Escape', 'Escape', { keyCode: 229 }))).toBe(true);
});
