import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const project = join(import.meta.dirname, '../..');
const generated = join(project, 'web/generated/gql.ts');
/** `action('setPostLiked')`, with the first letter as a group: the generated document is `SetPostLikedDocument`. */
const actionCall = /\baction\('(\w)(\w*)'\)/g;
const graphqlCall = /\bgraphql\(\s*\/\* GraphQL \*\/\s*`([^`]*)`/g;

/** Documents and actions of a source file without a generated type. `types` is the generated file, which has their texts. */
export function unknownDocuments(code: string, types: string): string[] {
  const texts = Array.from(code.matchAll(graphqlCall), ([, text]) => text!);
  const operations = Array.from(code.matchAll(actionCall), ([, first, rest]) => first!.toUpperCase() + rest);
  return [
    ...texts.filter((text) => !types.includes(JSON.stringify(text))),
    ...operations
      .filter((name) => !types.includes(`types.${name}Document`))
      .map((name) => `mutation ${name}`),
  ];
}

/** Throws if a document of the file has no generated type; at run time the client would silently use an empty document. */
export function checkDocuments(code: string, file: string, types: string): void {
  const [unknown] = unknownDocuments(code, types);
  if (unknown === undefined) return;
  const name = /\w+ \w+/.exec(unknown)?.[0] ?? 'a document';
  throw new Error(`${file}: ${name} has no generated type, or an old one. Run \`npm run codegen\`.`);
}

/** Generates the types, one run at a time. A call during a run waits for a new run that includes its change. */
function createGenerator() {
  let running: Promise<void> | undefined;
  let next: Promise<void> | undefined;
  const run = () =>
    new Promise<void>((done) => {
      const child = spawn(join(project, 'node_modules/.bin/graphql-codegen'), ['--silent'], {
        cwd: project,
        stdio: 'inherit',
      });
      // Errors are already printed, and checkDocuments rejects documents without a type.
      child.once('close', () => done()).once('error', () => done());
    });
  const begin = () => {
    next = undefined;
    running = run().finally(() => (running = undefined));
    return running;
  };
  return () => (running ? (next ??= running.then(begin)) : begin());
}

/** Development regenerates the types of a changed document; tests fail. No document silently becomes {}. */
export function checkedDocuments({ regenerate }: { regenerate: boolean }): Plugin {
  const generate = createGenerator();
  const types = () => readFileSync(generated, 'utf8');
  return {
    name: 'checked-documents',
    apply: 'serve',
    enforce: 'pre',
    configureServer(vite) {
      if (!regenerate) return;
      vite.watcher.add(join(project, 'schema'));
      vite.watcher.on('change', (file) => void (file.endsWith('.graphql') && generate()));
    },
    transform: {
      filter: { id: /\/web\/(?!generated\/).*\.tsx?$/, code: /\b(graphql|action)\(/ },
      async handler(code, id) {
        if (regenerate && unknownDocuments(code, types()).length > 0) await generate();
        // Transforms the file again after each generation.
        this.addWatchFile(generated);
        checkDocuments(code, id.slice(project.length + 1), types());
      },
    },
  };
}
