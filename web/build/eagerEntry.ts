import type { Plugin } from 'vite';

/**
 * Chromium compiles all functions of the first file while it comes, beside the page's main thread. Else it would compile
 * each when it is first called, on that thread: half of what the client's start takes. Other files have few functions
 * that are called at the start, and other browsers read a comment.
 */
export const eagerEntry: Plugin = {
  name: 'eager-entry',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle: {
    // The comment counts in the first line alone, where Vite puts the names of the other files.
    order: 'post',
    handler(_options, bundle) {
      const entry = Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry);
      if (entry?.type !== 'chunk') this.error('The client has no first file that this plugin could mark.');
      entry.code = `//# allFunctionsCalledOnLoad\n${entry.code}`;
    },
  },
};
