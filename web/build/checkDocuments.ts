import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const project = join(import.meta.dirname, '../..');
const generated = join(project, 'web/generated/gql.ts');
const document = /\bgraphql\(\s*\/\* GraphQL \*\/\s*`([^`]*)`/g;

/** The documents of a source file that the generated types do not know; code generation keys them by their text. */
export function unknownDocuments(code: string, types: string): string[] {
  return [...code.matchAll(document)]
    .map(([, text]) => text!)
    .filter((text) => !types.includes(JSON.stringify(text)));
}

/** Refuses a file whose documents have no generated types: at run time each would silently ask for nothing. */
export function checkDocuments(code: string, file: string, types: string): void {
  const [unknown] = unknownDocuments(code, types);
  if (unknown === undefined) return;
  const name = /\w+ \w+/.exec(unknown)?.[0] ?? 'a document';
  throw new Error(`${file}: ${name} has no generated type, or an old one. Run \`npm run codegen\`.`);
}

/** Generates the types, once at a time: whoever asks meanwhile waits for a run that began after their change. */
function createGenerator() {
  let running: Promise<void> | undefined;
  let next: Promise<void> | undefined;
  const run = () =>
    new Promise<void>((done) => {
      const child = spawn(join(project, 'node_modules/.bin/graphql-codegen'), ['--silent'], {
        cwd: project,
        stdio: 'inherit',
      });
      // What is wrong has been printed, and what has no type is refused where it is asked for.
      child.once('close', () => done()).once('error', () => done());
    });
  const begin = () => {
    next = undefined;
    running = run().finally(() => (running = undefined));
    return running;
  };
  return () => (running ? (next ??= running.then(begin)) : begin());
}

/** In development a changed query gets its types as it is saved, in tests it fails: it is never answered by {}. */
export function checkedDocuments(generating: boolean): Plugin {
  const generate = createGenerator();
  const types = () => readFileSync(generated, 'utf8');
  return {
    name: 'checked-documents',
    apply: 'serve',
    enforce: 'pre',
    configureServer(vite) {
      if (!generating) return;
      vite.watcher.add(join(project, 'schema'));
      vite.watcher.on('change', (file) => void (file.endsWith('.graphql') && generate()));
    },
    transform: {
      filter: { id: /\/web\/(?!generated\/).*\.tsx?$/, code: 'graphql(' },
      async handler(code, id) {
        if (generating && unknownDocuments(code, types()).length > 0) await generate();
        // Read again as soon as it is generated anew.
        this.addWatchFile(generated);
        checkDocuments(code, id.slice(project.length + 1), types());
      },
    },
  };
}
