import { expect, test } from 'vitest';
import { removeInlinedRules } from './inlinedRules.ts';

test.each([
  '@font-face{src:url(a.woff2)}',
  '@property --x{syntax:"*";inherits:false}',
  '*,::before,:after{margin:0}',
  ':root,:host{--x:1px}',
  ':root.dark{--x:2px}',
  'a:where(:not(.plain, [href])){color:red}',
])('the style sheet lacks %s, which every page inlines', (rule) => {
  expect(removeInlinedRules(`@layer base{${rule}}@media print{${rule}}`)).toBe('@layer base{}@media print{}');
});

test.each([
  '.card{margin:0}',
  '[hidden]{display:none}',
  'a:focus-visible{outline:0}',
  'h1,.title{margin:0}',
  'a:not(.plain){color:red}',
  '#id{color:red}',
  '@keyframes come{from{opacity:0}to{opacity:1}}',
])('the style sheet keeps %s, whose order relative to classes matters', (rule) => {
  expect(removeInlinedRules(rule)).toBe(rule);
});
