import { renderToStaticMarkup } from 'react-dom/server';
import { createElement } from 'react';
import { expect, test } from 'vitest';
import { createUsedCss } from './usedCss.ts';

const rule = (name: string) => `.${name.replace(/[^\w-]/g, '\\$&')}{color:red}`;

test.each(['max-[26rem]:[&_svg]:hidden', '[&>li]:flex', "before:content-['<']", 'plain'])(
  'the used CSS has the rule of the class %s, even if HTML escapes the name',
  (className) => {
    const used = createUsedCss(rule(className) + rule('other'));
    expect(used(renderToStaticMarkup(createElement('p', { className })))).toBe(rule(className));
  },
);

test('a rule of a class that the page lacks is left out, also inside a container query', () => {
  const used = createUsedCss(
    `@layer utilities{@container (width<54rem){${rule('used')}${rule('other')}}@media print{${rule('other')}}}`,
  );
  expect(used('<p class="used">')).toBe(`@layer utilities{@container (width<54rem){${rule('used')}}}`);
});
