import { parse, print, stripIgnoredCharacters, visit } from 'graphql';
import type { Plugin } from 'vite';
import { schemaFiles } from '../../server/graphql/schemaFiles.ts';

const compact = (sdl: string): string =>
  stripIgnoredCharacters(
    print(
      visit(parse(sdl), {
        enter: (node) => ('description' in node ? { ...node, description: undefined } : undefined),
      }),
    ),
  );

/** Puts the SDL into the worker of simulated mode, without descriptions. The server reads it from files. */
export const inlinedSchema = (): Plugin => ({
  name: 'inlined-schema',
  applyToEnvironment: ({ name }) => name === 'client',
  load: {
    filter: { id: /server\/graphql\/schemaFiles\.ts$/ },
    handler: () => {
      const files = Object.entries(schemaFiles).map(([name, sdl]) => [name, compact(sdl)]);
      return `export const schemaFiles = ${JSON.stringify(Object.fromEntries(files))};`;
    },
  },
});
