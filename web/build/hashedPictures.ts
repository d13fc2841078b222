import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import type { Plugin } from 'vite';

const folder = join(import.meta.dirname, '../public');

/** The path of a picture in a source: '/icon.svg' or '/art/logo-halden.svg'. */
const picturePath = /(?:\/art)?\/[\w-]+\.(?:svg|png|jpg)/g;

/**
 * Replaces the paths of pictures in the code of both bundles by names with a content hash, which browsers cache for a
 * year. The built server still serves the plain paths, for old links and for paths that code composes from parts.
 */
export function hashedPictures() {
  const pictures = ['', '/art']
    .flatMap((part) => readdirSync(join(folder, part)).map((file) => `${part}/${file}`))
    .filter((path) => path.match(picturePath)?.[0] === path)
    .map((path) => {
      const source = readFileSync(join(folder, path));
      const hash = createHash('sha256').update(source).digest('hex').slice(0, 8);
      const { name, ext } = parse(path);
      return { path, source, fileName: `assets/${name}-${hash}${ext}` };
    });
  const hashedPaths = new Map(pictures.map(({ path, fileName }) => [path, `/${fileName}`]));
  return {
    name: 'hashed-pictures',
    apply: 'build',
    enforce: 'pre',
    buildStart() {
      if (this.environment.name !== 'client') return;
      for (const { fileName, source } of pictures) this.emitFile({ type: 'asset', fileName, source });
    },
    transform: {
      filter: { id: /\.tsx?$/, code: picturePath },
      handler: (code) => ({
        code: code.replaceAll(picturePath, (path) => hashedPaths.get(path) ?? path),
        map: null,
      }),
    },
  } satisfies Plugin;
}
