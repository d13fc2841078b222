import { brotliCompressSync } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';

/** Limits in KB of brotli at its best level; 1 KB is 1,000 bytes. */
const limits = { feed: 150, screen: 15 };

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

/** Says what each screen's first load weighs, and fails the build when one has grown over its limit. */
export function reportInitial(): Plugin {
  return {
    name: 'report-initial',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const weights = new Map<string, number>();
        const weigh = (name: string): number => {
          const file = bundle[name];
          if (file?.type !== 'chunk') return 0;
          const known = weights.get(name) ?? brotliCompressSync(file.code).length / 1000;
          weights.set(name, known);
          return known;
        };
        const total = (names: Iterable<string>) => [...names].reduce((sum, name) => sum + weigh(name), 0);
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const entry = chunks.find(({ isEntry }) => isEntry)!;
        const shared = reached(bundle, [entry.fileName]);
        const base = total(shared);
        const own = new Map<string, string[]>();
        for (const { fileName, facadeModuleId } of chunks) {
          const screen = /\/screens\/([^/]+)\/(?:\w+Screen\.tsx|[\w-]+\.data\.ts)$/.exec(
            facadeModuleId ?? '',
          )?.[1];
          if (screen) own.set(screen, [...(own.get(screen) ?? []), fileName]);
        }
        const lines: string[] = [];
        for (const [screen, names] of own) {
          const all = reached(bundle, [...shared, ...names]);
          const size = total(all);
          const added = size - base;
          lines.push(
            `${screen.padEnd(14)} ${size.toFixed(1)} KB in ${all.size} files (own ${added.toFixed(1)} KB)`,
          );
          if (screen === 'feed' && size > limits.feed)
            this.error(
              `The feed's first load is ${size.toFixed(1)} KB of JavaScript; at most ${limits.feed} KB.`,
            );
          if (screen !== 'feed' && added > limits.screen)
            this.error(
              `The screen ${screen} adds ${added.toFixed(1)} KB of JavaScript; at most ${limits.screen} KB.`,
            );
        }
        console.log(`First load, JavaScript after brotli:\n  ${lines.toSorted().join('\n  ')}`);
      },
    },
  };
}
