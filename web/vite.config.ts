import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defaultClientConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { checkedDocuments } from './build/checkDocuments.ts';
import { eagerEntry } from './build/eagerEntry.ts';
import { inlineDocuments } from './build/inlineDocuments.ts';
import { inlinedRules } from './build/inlinedRules.ts';
import { pagesInDev } from './build/pagesInDev.ts';
import { plainKeys } from './build/plainKeys.ts';
import { plainMessages } from './build/plainMessages.ts';
import { precompress } from './build/precompress.ts';
import { productionRouter } from './build/productionRouter.ts';
import { reportInitial } from './build/reportInitial.ts';
import { sonnerStyles } from './build/sonnerStyles.ts';

const project = join(import.meta.dirname, '..');
const testing = process.env['VITEST'] !== undefined;

/** The package's two builds do not know each other's classes; in tests, what is not ours loads this one. */
const oneGraphql = { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] };

/** Client, server and tests: both bundles of `vite build`, the server of `vite`, the projects of `vitest`. */
export default defineConfig({
  root: import.meta.dirname,
  appType: 'custom',
  plugins: [
    checkedDocuments(!testing),
    inlineDocuments(),
    react(),
    sonnerStyles,
    !testing && [
      tailwindcss(),
      plainKeys,
      plainMessages,
      productionRouter,
      inlinedRules,
      eagerEntry,
      precompress(),
      reportInitial(),
      pagesInDev(join(project, 'server/app.ts')),
    ],
  ],
  optimizeDeps: { exclude: ['sonner'], entries: ['**/*.tsx', '!**/*.test.tsx'] },
  server: {
    host: '127.0.0.1',
    port: Number(process.env['PORT'] ?? 4000),
    strictPort: true,
    fs: { allow: [project] },
  },
  builder: {},
  environments: {
    client: {
      // rxjs ships classes as functions unless it is asked for the language of this century.
      resolve: { conditions: ['es2015', ...defaultClientConditions] },
      build: {
        outDir: '../dist/web',
        emptyOutDir: true,
        manifest: true,
        // The limits that matter are those of reportInitial.
        chunkSizeWarningLimit: 600,
        rolldownOptions: {
          input: 'entry-client.tsx',
          // One file for what every screen needs, one for icons, and few for what some share: they compress better so,
          // and take fewer requests.
          output: {
            // The names of all files are part of the first one: who shares a file is told by the manifest,
            // and seven letters of a hash (42 bits) tell files apart.
            chunkFileNames: ({ name }) =>
              `assets/${name.startsWith('common') ? 'common' : '[name]'}-[hash:7].js`,
            codeSplitting: {
              groups: [
                { name: 'initial', tags: ['$initial'], priority: 1 },
                { name: 'icons', test: /lucide-react/, minShareCount: 2 },
                // What all lists begin with, in one file: five screens need nearly all of it.
                {
                  name: 'list',
                  test: /lists\/(Filter(Button|Chips|Panel)|useFilters|usePageStart|Pagination|pages|ClearFilters|filterGroups|ResultBar|SortSelect|NothingFound)\./,
                  includeDependenciesRecursively: false,
                },
                // What a text that is being written needs: its draft and its limit.
                {
                  name: 'writing',
                  test: /(useDraft|useTextLimit|tooLong|trimToVisible|useHydrated)\.tsx?$/,
                  includeDependenciesRecursively: false,
                },
                { name: 'common', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 0 },
              ],
            },
          },
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
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        root: project,
        resolve: oneGraphql,
        test: {
          name: 'server',
          environment: 'node',
          include: ['{schema,server}/**/*.test.ts'],
          // No test changes what another one reads; loading the server anew for each file trebles the time.
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
                // A link that is followed leads nowhere, and nothing is fetched.
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
          exclude: ['web/e2e/**'],
          // What a file leaves behind goes with its document; loading the client anew for each file doubles the time.
          isolate: false,
          // So that its rules, which only a built page has, are left out here too.
          server: { deps: { inline: ['sonner'] } },
          // Longer than Testing Library's own patience, so that its words are heard and not the runner's.
          testTimeout: 90_000,
          setupFiles: [join(import.meta.dirname, 'testing/setup.ts')],
        },
      },
    ],
  },
});
