import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defaultClientConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { checkedDocuments } from './build/checkDocuments.ts';
import { eagerEntry } from './build/eagerEntry.ts';
import { hashedPictures } from './build/hashedPictures.ts';
import { inlineDocuments } from './build/inlineDocuments.ts';
import { inlinedSchema } from './build/inlinedSchema.ts';
import { inlinedRules } from './build/inlinedRules.ts';
import { pagesInDev } from './build/pagesInDev.ts';
import { lightMonaco } from './build/lightMonaco.ts';
import { jsonOperationKeys } from './build/jsonOperationKeys.ts';
import { precompress } from './build/precompress.ts';
import { reportInitial } from './build/reportInitial.ts';

const project = join(import.meta.dirname, '..');
const testing = process.env['VITEST'] !== undefined;

/** They check servers completely, which takes long. `npm run test:contract` runs them. */
const checksOfServers = 'server/contract/{actions,cli,contract,live,wrongServers}.test.ts';

/** graphql ships two builds whose classes differ. Dependencies load this one in tests, so our code must too. */
const oneGraphql = { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] };

/** Configures both bundles of `vite build`, the development server of `vite`, and the projects of `vitest`. */
export default defineConfig({
  root: import.meta.dirname,
  appType: 'custom',
  plugins: [
    checkedDocuments({ regenerate: !testing }),
    inlineDocuments(),
    react(),
    !testing && [
      // `precompress` and `reportInitial` read the files that the plugins before them have changed.
      hashedPictures(),
      inlinedSchema(),
      tailwindcss(),
      jsonOperationKeys,
      inlinedRules,
      eagerEntry,
      lightMonaco,
      precompress(),
      reportInitial(),
      pagesInDev(join(project, 'server/app.ts')),
    ],
  ],
  optimizeDeps: {
    entries: ['**/*.tsx', '!**/*.test.tsx'],
    // The explorer's GraphQL worker imports CommonJS.
    include: ['monaco-graphql > graphql-language-service > nullthrows', 'monaco-graphql > picomatch-browser'],
  },
  server: {
    host: '127.0.0.1',
    port: Number(process.env['PORT'] ?? 4000),
    strictPort: true,
    fs: { allow: [project] },
  },
  // Lets `vite build` build both environments below.
  builder: {},
  worker: { format: 'es', plugins: () => [inlinedSchema(), hashedPictures()] },
  environments: {
    client: {
      // Without the condition es2015, rxjs resolves to its larger ES5 build.
      resolve: { conditions: ['es2015', ...defaultClientConditions] },
      build: {
        outDir: '../dist/web',
        emptyOutDir: true,
        manifest: true,
        // reportInitial enforces the actual limits.
        chunkSizeWarningLimit: 600,
        rolldownOptions: {
          input: 'entry-client.tsx',
          // One file for the first load, one for icons, few for shared modules: few files compress better.
          output: {
            // The first file contains all names, so they are short. Seven characters of a hash (42 bits) are unique enough.
            chunkFileNames: ({ name }) =>
              `assets/${name.startsWith('common') ? 'common' : '[name]'}-[hash:7].js`,
            codeSplitting: {
              groups: [
                { name: 'initial', tags: ['$initial'], priority: 1 },
                { name: 'icons', test: /lucide-react/, minShareCount: 2 },
                { name: 'common', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 0 },
              ],
            },
          },
        },
      },
    },
    // The page of the explorer shares no file with the others, so it cannot change their first load.
    // In development the client's environment serves it.
    explorer: {
      consumer: 'client',
      optimizeDeps: { noDiscovery: true },
      build: {
        outDir: '../dist/web',
        emptyOutDir: false,
        assetsDir: 'assets/explorer',
        manifest: '.vite/explorer.json',
        copyPublicDir: false,
        chunkSizeWarningLimit: 4_000,
        rolldownOptions: {
          input: 'explorer/main.tsx',
          // GraphiQL makes the accessible names of its icons from the names of their components.
          output: { keepNames: true },
          checks: { pluginTimings: false },
          onLog: (level, log, handle) => void (log.code === 'MODULE_LEVEL_DIRECTIVE' || handle(level, log)),
        },
      },
    },
    ssr: {
      build: {
        outDir: '../dist/server',
        emptyOutDir: true,
        target: 'node20',
        copyPublicDir: false,
        rolldownOptions: { input: '../server/index.ts', output: { entryFileNames: 'index.js' } },
      },
    },
  },
  test: {
    // More than the two processors of CI: a fifth of the time a test waits, for timers, processes or databases.
    maxWorkers: 3,
    // Renders create many short-lived objects. With the default of 16 MB the collector takes a fifth of the time.
    execArgv: ['--max-semi-space-size=256'],
    projects: [
      {
        extends: true,
        root: project,
        resolve: oneGraphql,
        test: {
          name: 'server',
          environment: 'node',
          include: ['{schema,server}/**/*.test.ts'],
          exclude: [checksOfServers],
          // Tests share no state; a new server for each file would triple the time.
          isolate: false,
          testTimeout: 90_000,
          setupFiles: [join(project, 'server/testing/setup.ts')],
        },
      },
      {
        extends: true,
        root: project,
        resolve: oneGraphql,
        test: {
          name: 'web',
          environment: 'happy-dom',
          environmentOptions: {
            happyDOM: {
              settings: {
                // Links do not navigate, and nothing is fetched.
                navigation: {
                  disableMainFrameNavigation: true,
                  disableChildFrameNavigation: true,
                  disableFallbackToSetURL: true,
                },
                disableJavaScriptFileLoading: true,
                disableCSSFileLoading: true,
                handleDisabledFileLoadingAsSuccess: true,
              },
            },
          },
          include: ['web/**/*.test.{ts,tsx}'],
          exclude: ['web/e2e/**', 'web/tools/guides.test.ts'],
          // A file's leftovers are removed with its document. Loading the client again for each file would double the time.
          isolate: false,
          // Longer than Testing Library's timeout, so that its error message appears instead of the runner's.
          testTimeout: 90_000,
          setupFiles: [join(import.meta.dirname, 'testing/setup.ts')],
        },
      },
      {
        extends: true,
        root: project,
        resolve: oneGraphql,
        test: {
          name: 'contract',
          environment: 'node',
          include: [checksOfServers],
          isolate: false,
          testTimeout: 90_000,
          setupFiles: [join(project, 'server/testing/setup.ts')],
        },
      },
      {
        extends: true,
        root: project,
        test: { name: 'guides', environment: 'node', include: ['web/tools/guides.test.ts'] },
      },
    ],
  },
});
