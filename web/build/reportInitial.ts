import type { Plugin, Rolldown } from 'vite';
import { brotli } from './brotli.ts';

/**
 * Limits in KB of brotli at its best level; 1 KB is 1,000 bytes. What every screen begins with has its own: a screen is
 * only asked for what it adds, so that a new one fails for itself and not for the shell, to which it adds its address
 * and the names of its files.
 */
const limits = { shell: 143.2, address: 0.1, screen: 15 };

type Bundle = Rolldown.OutputBundle;

/** The chunks that these need before they can run. */
function reached(bundle: Bundle, names: readonly string[], found = new Set<string>()): Set<string> {
  for (const name of names) {
    const file = bundle[name];
    if (file?.type !== 'chunk' || found.has(name)) continue;
    found.add(name);
    reached(bundle, file.imports, found);
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

/** What each screen's first load weighs, and what of it is over its limit. */
export async function weighFirstLoad(bundle: Bundle): Promise<{ lines: string[]; faults: string[] }> {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const entry = chunks.find(({ isEntry }) => isEntry)!;
  const weights = new Map(
    await Promise.all(
      chunks.map(async ({ fileName, code }) => [fileName, (await brotli(code)).length / 1000] as const),
    ),
  );
  const total = (names: Iterable<string>) =>
    [...names].reduce((sum, name) => sum + (weights.get(name) ?? 0), 0);

  const shared = reached(bundle, [entry.fileName]);
  const base = total(shared);
  const lines = [`${'every screen'.padEnd(14)} ${base.toFixed(1)} KB in ${shared.size} files`];
  const faults: string[] = [];
  const screens = [...screensOf(chunks)].toSorted(([a], [b]) => (a < b ? -1 : 1));
  if (screens.length === 0) faults.push('No screen is weighed: their files have other names now.');
  const most = limits.shell + limits.address * screens.length;
  if (base > most)
    faults.push(`What every screen begins with is ${base.toFixed(2)} KB; at most ${most.toFixed(2)} KB.`);
  for (const [screen, names] of screens) {
    const all = reached(bundle, [...shared, ...names]);
    const own = total(all) - base;
    lines.push(`${screen.padEnd(14)} + ${own.toFixed(1)} KB in ${all.size - shared.size} files`);
    if (own > limits.screen)
      faults.push(`The screen ${screen} adds ${own.toFixed(1)} KB; at most ${limits.screen} KB.`);
  }
  return { lines, faults };
}

/** Says what each screen's first load weighs, and fails the build when one has grown over its limit. */
export function reportInitial(): Plugin {
  return {
    name: 'report-initial',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const { lines, faults } = await weighFirstLoad(bundle);
        console.log(`First load, JavaScript after brotli:\n  ${lines.join('\n  ')}`);
        if (faults.length > 0) this.error(faults.join('\n'));
      },
    },
  };
}
