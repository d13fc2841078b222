import type { Plugin } from 'vite';

/** `monaco-graphql` imports all languages of Monaco. This resolves to its own entry, which has GraphQL and JSON alone. */
export const lightMonaco: Plugin = {
  name: 'light-monaco',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'explorer',
  resolveId: {
    filter: { id: /^monaco-editor$/ },
    handler(_source, importer) {
      return this.resolve('monaco-graphql/esm/monaco-editor.js', importer);
    },
  },
};
