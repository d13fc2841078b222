import { expect, test } from 'vitest';

test.each([
  '*',
  'a, button',
  '*[role~="note"], p',
  'input:not([type]), input[type="text"]',
  'a[href]',
  'main a, p',
  'p[title="a, b"]',
])('a search for %s finds the elements that match it, in order, also after a change', (selector) => {
  document.body.innerHTML =
    '<main><p title="a, b"><a href="/x">x</a></p><a>y</a></main><input><input type="text"><input type="radio">';
  const expectMatches = () => {
    const matching = [...document.body.querySelectorAll('*')].filter((element) => element.matches(selector));
    expect([...document.body.querySelectorAll(selector)]).toEqual(matching);
    expect(document.body.querySelector(selector)).toBe(matching[0] ?? null);
  };
  expectMatches();
  document.querySelector('main')!.append(document.createElement('button'));
  document.querySelector('p')!.setAttribute('role', 'status note');
  expectMatches();
  document.querySelector('a')!.remove();
  document.querySelector('p')!.removeAttribute('title');
  expectMatches();
  document.body.replaceChildren();
});
