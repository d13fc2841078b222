import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { inlineDocuments } from './build/inlineDocuments.ts';
import { pagesInDev } from './build/pagesInDev.ts';
import { precompress } from './build/precompress.ts';
import { sonnerStyles } from './build/sonnerStyles.ts';

const project = join(import.meta.dirname, '..');
const testing = process.env['VITEST'] !== undefined;

/** Client, server and tests: both bundles of `vite build`, the server of `vite`, the projects of `vitest`. */
export default defineConfig({
  root: import.meta.dirname,
  appType: 'custom',
  plugins: [
    inlineDocuments(),
    react({ compiler: true }),
    sonnerStyles,
    !testing && [tailwindcss(), precompress(), pagesInDev(join(project, 'server/app.ts'))],
  ],
  optimizeDeps: { exclude: ['sonner'], entries: ['**/*.tsx', '!**/*.test.tsx'] },
  server: { host: '127.0.0.1', port: 4000, strictPort: true, fs: { allow: [project] } },
  builder: {},
  environments: {
    client: {
      build: {
        outDir: '../dist/web',
        emptyOutDir: true,
        manifest: true,
        rolldownOptions: { input: 'entry-client.tsx' },
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
    projects: [
      {
        extends: true,
        root: project,
        // The package's two builds do not know each other's classes; what is not ours loads this one.
        resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
        test: { name: 'server', environment: 'node', include: ['server/**/*.test.ts'] },
      },
      {
        extends: true,
        root: project,
        test: {
          name: 'web',
          environment: 'jsdom',
          include: ['web/**/*.test.{ts,tsx}'],
          exclude: ['web/e2e/**'],
          setupFiles: ['web/testing/setup.ts'],
        },
      },
    ],
  },
});
