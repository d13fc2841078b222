import { replaceOrThrow } from './replaceOrThrow.ts';

const printer = /^import \{ print as origPrint \} from "graphql";$/m;

/**
 * Apollo prints an operation to know it again among those that are under way. Its JSON serves as well, and leaves
 * the printer of graphql-js, which nothing else of ours needs, out of every first load.
 */
export const plainKeys = replaceOrThrow({
  name: 'plain-keys',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /@apollo\/client\/utilities\/graphql\/print\.js/ },
    handler(code) {
      if (!printer.test(code))
        this.error('@apollo/client prints operations in another way than this plugin knows.');
      return { code: code.replace(printer, 'const origPrint = JSON.stringify;'), map: null };
    },
  },
});
