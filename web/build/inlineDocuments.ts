import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { replaceOrThrow } from './replaceOrThrow.ts';

const generated = new URL('../generated/graphql.ts', import.meta.url);
const call = /graphql\(\s*\/\* GraphQL \*\/\s*`\s*(query|mutation|fragment)\s+(\w+)[^`]*`,?\s*\)/g;
const upperCased = (name: string) =>
  name.replace(/(^|_)([a-z])/g, (_match, before: string, letter: string) => before + letter.toUpperCase());

/**
 * Replaces each `graphql()` call by its document. The generated function reads a map of all documents, which would put
 * every screen's operations into the first load.
 */
export function inlineDocuments(): Plugin {
  let documents = new Map<string, string>();
  return replaceOrThrow({
    name: 'inline-documents',
    apply: 'build',
    enforce: 'pre',
    buildStart() {
      const source = readFileSync(generated, 'utf8');
      documents = new Map(
        [...source.matchAll(/^export const (\w+) = (\{.*\}) as unknown as/gm)].map(([, name, json]) => [
          name!,
          json!,
        ]),
      );
    },
    transform: {
      filter: { id: /\/web\/(?!generated\/).*\.tsx?$/, code: 'graphql(' },
      handler(code) {
        const inlined = code.replace(call, (_match, kind: string, name: string) => {
          const key = kind === 'fragment' ? `${upperCased(name)}FragmentDoc` : `${upperCased(name)}Document`;
          const document = documents.get(key);
          if (!document) throw new Error(`There is no generated document ${key}. Run \`npm run codegen\`.`);
          return `(${document} as any)`;
        });
        const plain = inlined.replace(/^import \{ graphql \} from '[^']*';$/m, '');
        // A remaining call or import would need the map of all documents.
        if (/\bgraphql\s*[(,}]/.test(plain))
          this.error('This plugin does not support how a document or its import is written.');
        return { code: plain, map: null };
      },
    },
  });
}
