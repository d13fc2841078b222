import { mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildClientSchema, buildSchema, getIntrospectionQuery, printSchema } from 'graphql';

// Relay and urql warn in development only. They read this when they are loaded.
process.env.NODE_ENV = 'development';
const { clients } = await import('./clients.mjs');
const { generators } = await import('./generators.mjs');
const { linters } = await import('./linters.mjs');

const modules = join(import.meta.dirname, 'node_modules');
const shownLines = 12;

const versionOf = async (name) =>
  JSON.parse(await readFile(join(modules, name, 'package.json'), 'utf8')).version;

/** Reads the schema as the tools do: as SDL, and by introspection. */
async function readServer(url) {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: getIntrospectionQuery() }),
  });
  const { data } = await answer.json();
  const served = await fetch(`${url}/schema.graphql`);
  // The contract asks no server to serve its SDL.
  const sdl = served.ok ? await served.text() : printSchema(buildClientSchema(data));
  return { url, sdl, schema: buildSchema(sdl), introspection: data };
}

/** Runs a tool, and prints its line. Returns whether it has passed. */
async function runTool({ name, check }, server) {
  const title = `${name} ${await versionOf(name)}`;
  try {
    console.log(`passed  ${title}: ${await check(server)}`);
    return true;
  } catch (error) {
    const lines = error.message.trim().split('\n');
    console.log(`FAILED  ${title}: ${lines.slice(0, shownLines).join('\n        ')}`);
    if (lines.length > shownLines) console.log(`        and ${lines.length - shownLines} more lines`);
    return false;
  }
}

const [url, ...more] = process.argv.slice(2);
if (!url || more.length > 0 || !URL.canParse(url)) {
  console.error('Pass the URL of a running server, such as http://127.0.0.1:4000/graphql.');
  process.exit(2);
}
const server = await readServer(url).catch((error) => {
  console.error(
    `${url} does not return its schema (${error.cause?.message ?? error.message}). Start the server, or correct the URL.`,
  );
  process.exit(2);
});
// Tools read and write files here, as in a project with the same packages.
const folder = await mkdtemp(join(tmpdir(), 'workgrove-tools-'));
try {
  await symlink(modules, join(folder, 'node_modules'), 'junction');
  for (const tool of [...clients, ...generators, ...linters]) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other: their warnings are those of one console
    if (!(await runTool(tool, { ...server, folder }))) process.exitCode = 1;
  }
} finally {
  await rm(folder, { recursive: true });
}
