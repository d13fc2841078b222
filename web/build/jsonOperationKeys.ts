import { replaceOrThrow } from './replaceOrThrow.ts';

const printer = /^import \{ print as origPrint \} from "graphql";$/m;

/** Apollo prints an operation as the key that deduplicates requests. JSON keeps the printer out of the first load. */
export const jsonOperationKeys = replaceOrThrow({
  name: 'json-operation-keys',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /@apollo\/client\/utilities\/graphql\/print\.js/ },
    handler(code) {
      if (!printer.test(code))
        this.error('@apollo/client prints operations in a way that this plugin does not support.');
      return { code: code.replace(printer, 'const origPrint = JSON.stringify;'), map: null };
    },
  },
});
