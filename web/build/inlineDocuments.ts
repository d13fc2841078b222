import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { replaceOrThrow } from './replaceOrThrow.ts';

const generated = new URL('../generated/graphql.ts', import.meta.url);
const graphqlCall = /graphql\(\s*\/\* GraphQL \*\/\s*`\s*(query|mutation|fragment)\s+(\w+)[^`]*`,?\s*\)/g;
const actionCall = /\baction\('(\w+)'\)/g;
/** The name of a generated constant: 'JobCard_job' becomes 'JobCard_Job'. */
const upperCased = (name: string) =>
  name.replace(/(^|_)([a-z])/g, (_match, before: string, letter: string) => before + letter.toUpperCase());

/** Replaces `graphql()` and `action()` by their document: the map that they read has the operations of all screens. */
export function inlineDocuments(): Plugin {
  let documents = new Map<string, string>();
  return replaceOrThrow({
    name: 'inline-documents',
    apply: 'build',
    enforce: 'pre',
    buildStart() {
      const source = readFileSync(generated, 'utf8');
      // 'export const JobsScreenDocument = {…} as unknown as DocumentNode<…>;'
      documents = new Map(
        [...source.matchAll(/^export const (\w+) = (\{.*\}) as unknown as/gm)].map(([, name, json]) => [
          name!,
          json!,
        ]),
      );
    },
    transform: {
      filter: { id: /\/web\/(?!generated\/).*\.tsx?$/, code: /\b(graphql|action)\(/ },
      handler(code) {
        const documentOf = (key: string) => {
          const document = documents.get(key);
          if (!document) throw new Error(`There is no generated document ${key}. Run \`npm run codegen\`.`);
          return `(${document} as any)`;
        };
        const plain = code
          .replace(graphqlCall, (_match, kind: string, name: string) =>
            documentOf(`${upperCased(name)}${kind === 'fragment' ? 'FragmentDoc' : 'Document'}`),
          )
          .replace(actionCall, (_match, name: string) => documentOf(`${upperCased(name)}Document`))
          .replaceAll(/^import \{ (graphql|action) \} from '[^']*';$/gm, '');
        // A remaining call or import would need the map of all documents.
        if (/\bgraphql\s*[(,}]|generated\/actions/.test(plain))
          this.error('This plugin does not support how a document or its import is written.');
        return { code: plain, map: null };
      },
    },
  });
}
