import { AtRule, parse, type ChildNode } from 'postcss';
import type { Plugin } from 'vite';

/** The complete style sheet, which the server inlines parts of. The server does not serve this folder. */
const fileName = '.vite/whole.css';

/** What an inlined selector may have besides element names: '::before', ':where(…)', ':root', and the themes' classes. */
const elementParts =
  /:where\([^()]*(?:\([^()]*\)[^()]*)*\)|::[\w-]+|:(?:before|after|root|host)|\.(?:light|dark)/g;
/** False for 'a::before' and '.dark ::selection', true for '.btn::before' and 'a:hover'. */
const hasOtherParts = (selector: string) => /[.#[:]/.test(selector.replace(elementParts, ''));

const isInlined = (node: ChildNode) =>
  node.type === 'rule'
    ? !node.selectors.some(hasOtherParts)
    : node.type === 'atrule' && ['font-face', 'property'].includes(node.name);

/** The style sheet without the rules that every page inlines. */
export function removeInlinedRules(css: string): string {
  const sheet = parse(css);
  sheet.walk((node) => {
    const { parent } = node;
    const inKeyframes = parent instanceof AtRule && parent.name.endsWith('keyframes');
    if (isInlined(node) && !inKeyframes) node.remove();
  });
  return sheet.toString();
}

/**
 * Every page inlines fonts, registered properties and element rules. In the style sheet, which loads after the first
 * paint, they would cause a complete recalculation of style, layout and paint. So only the server keeps them.
 */
export const inlinedRules: Plugin = {
  name: 'inlined-rules',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle(_options, bundle) {
    const entry = Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry);
    const names = entry?.type === 'chunk' ? [...(entry.viteMetadata?.importedCss ?? [])] : [];
    let source = '';
    for (const name of names) {
      const file = bundle[name];
      if (file?.type !== 'asset') continue;
      const sheet = file.source.toString();
      source += sheet;
      file.source = removeInlinedRules(sheet);
    }
    if (!source.includes('@font-face'))
      this.error('The style sheet of the first load has no fonts: this plugin does not find the rules.');
    this.emitFile({ type: 'asset', fileName, source });
  },
};
