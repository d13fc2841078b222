import type { Plugin, Rolldown } from 'vite';
import { brotli } from './brotli.ts';

/** KB (1,000 bytes) after brotli. What all screens load: `shell`, plus `address` for each route. What one adds: `screen`. */
const limits = { shell: 160, address: 0.1, screen: 14.6 };

type Bundle = Rolldown.OutputBundle;

/** The given chunks and all that they import statically. */
function withImports(bundle: Bundle, names: readonly string[], found = new Set<string>()): Set<string> {
  for (const name of names) {
    const file = bundle[name];
    if (file?.type !== 'chunk' || found.has(name)) continue;
    found.add(name);
    withImports(bundle, file.imports, found);
  }
  return found;
}

/** The chunks with the code and the query of each screen. */
function screensOf(chunks: readonly Rolldown.OutputChunk[]): Map<string, string[]> {
  const screens = new Map<string, string[]>();
  for (const { fileName, facadeModuleId } of chunks) {
    const screen = /\/screens\/([^/]+)\/(?:\w+Screen\.tsx|[\w-]+\.data\.ts)$/.exec(facadeModuleId ?? '')?.[1];
    if (screen) screens.set(screen, [...(screens.get(screen) ?? []), fileName]);
  }
  return screens;
}

/** Measures each screen's first load and returns the exceeded limits as `faults`. */
export async function measureFirstLoad(bundle: Bundle): Promise<{ lines: string[]; faults: string[] }> {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const entry = chunks.find(({ isEntry }) => isEntry)!;
  const sizes = new Map(
    await Promise.all(
      chunks.map(async ({ fileName, code }) => [fileName, (await brotli(code)).length / 1000] as const),
    ),
  );
  const total = (names: Iterable<string>) =>
    [...names].reduce((sum, name) => sum + (sizes.get(name) ?? 0), 0);

  const shared = withImports(bundle, [entry.fileName]);
  const base = total(shared);
  const lines = [`${'every screen'.padEnd(14)} ${base.toFixed(1)} KB in ${shared.size} files`];
  const faults: string[] = [];
  const screens = [...screensOf(chunks)].toSorted(([a], [b]) => (a < b ? -1 : 1));
  if (screens.length === 0) faults.push('No screen was measured: the names of their files have changed.');
  const limit = limits.shell + limits.address * screens.length;
  if (base > limit)
    faults.push(
      `The code that every screen loads has ${base.toFixed(2)} KB; at most ${limit.toFixed(2)} KB.`,
    );
  for (const [screen, names] of screens) {
    const all = withImports(bundle, [...shared, ...names]);
    const own = total(all) - base;
    lines.push(`${screen.padEnd(14)} + ${own.toFixed(1)} KB in ${all.size - shared.size} files`);
    if (own > limits.screen)
      faults.push(`The screen ${screen} adds ${own.toFixed(1)} KB; at most ${limits.screen} KB.`);
  }
  return { lines, faults };
}

/** Prints the size of each screen's first load, and fails the build if one exceeds its limit. */
export function reportInitial(): Plugin {
  return {
    name: 'report-initial',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const { lines, faults } = await measureFirstLoad(bundle);
        console.log(`First load, JavaScript after brotli:\n  ${lines.join('\n  ')}`);
        if (faults.length > 0) this.error(faults.join('\n'));
      },
    },
  };
}
