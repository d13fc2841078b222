import { parse, type Root } from 'postcss';
import type { Plugin } from 'vite';

/** Where the server finds them: a folder that it does not give out. */
const fileName = '.vite/inlined.css';
const isInlined = (name: string) => name === 'font-face' || name === 'property';

/** Takes these rules out of a sheet, and gives them back. */
function cut(sheet: Root): string {
  const rules = sheet.nodes.filter((node) => node.type === 'atrule' && isInlined(node.name));
  return rules.map((rule) => rule.remove().toString()).join('');
}

/**
 * Fonts and registered properties stand in the styles of each page. In the whole sheet, which comes after the first
 * paint, they would make the browser lay out and paint everything anew; so the server alone keeps them.
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
      const sheet = parse(file.source.toString());
      source += cut(sheet);
      file.source = sheet.toString();
    }
    if (!source)
      this.error(
        'The sheet of the first load has no fonts: its rules stand where this plugin does not look.',
      );
    this.emitFile({ type: 'asset', fileName, source });
  },
};
