import { promisify } from 'node:util';
import { gzip as gzipWithCallback } from 'node:zlib';
import type { Plugin } from 'vite';
import { brotli } from './brotli.ts';

const gzip = promisify(gzipWithCallback);

/** Writes .br and .gz files next to every text file of the client, */
export function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    applyToEnvironment: ({ name }) => name !== 'ssr',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const texts = Object.values(bundle).filter(({ fileName }) => /\.(js|css|svg)$/.test(fileName));
        await Promise.all(
          texts.map(async (file) => {
            const text = file.type === 'chunk' ? file.code : Buffer.from(file.source).toString();
            // The best level of brotli takes ten seconds for the editor of the explorer, and makes it a tenth smaller.
            const quality = this.environment.name === 'explorer' ? 9 : undefined;
            const [br, gz] = await Promise.all([brotli(text, quality), gzip(text, { level: 9 })]);
            this.emitFile({ type: 'asset', fileName: `${file.fileName}.br`, source: br });
            this.emitFile({ type: 'asset', fileName: `${file.fileName}.gz`, source: gz });
          }),
        );
      },
    },
  };
}
