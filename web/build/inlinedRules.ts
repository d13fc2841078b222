import { AtRule, parse, type ChildNode } from 'postcss';
import type { Plugin } from 'vite';

/** Where the server finds the whole sheet: a folder that it does not give out. */
const fileName = '.vite/whole.css';

/** What may stand in a selector that asks for nothing but elements, and so gives way to every class. */
const weak = /:where\([^()]*(?:\([^()]*\)[^()]*)*\)|::[\w-]+|:(?:before|after|root|host)|\.(?:light|dark)/g;
const asksForMore = (selector: string) => /[.#[:]/.test(selector.replace(weak, ''));

const isInEveryPage = (node: ChildNode) =>
  node.type === 'rule'
    ? !node.selectors.some(asksForMore)
    : node.type === 'atrule' && ['font-face', 'property'].includes(node.name);

/** A sheet without what the styles of every page have. */
export function removeInlinedRules(css: string): string {
  const sheet = parse(css);
  sheet.walk((node) => {
    const { parent } = node;
    const inKeyframes = parent instanceof AtRule && parent.name.endsWith('keyframes');
    if (isInEveryPage(node) && !inKeyframes) node.remove();
  });
  return sheet.toString();
}

/**
 * Fonts, registered properties and the rules for elements stand in the styles of each page. In the sheet that comes
 * after the first paint they would make the browser work out, lay out and paint everything anew; so the server alone
 * keeps them.
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
      this.error(
        'The sheet of the first load has no fonts: its rules stand where this plugin does not look.',
      );
    this.emitFile({ type: 'asset', fileName, source });
  },
};
