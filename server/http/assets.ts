import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RequestHandler } from 'express';
import sirv from 'sirv';
import { headScript } from '../../web/shell/headScript.ts';
import { createUsedCss } from './usedCss.ts';

/** What a page needs round its markup, in production and in development. */
export interface Assets {
  /** Whether a page may be kept: in development its sources change. */
  lasting: boolean;
  /** Serves the files of the build. */
  files: RequestHandler;
  /** What surrounds the markup of one page, and what the page may load. */
  frame: (body: string, modules: readonly string[]) => Frame;
  /** The last word on a page before it is sent. */
  finish: (url: string, html: string) => Promise<string> | string;
}

interface Frame {
  /** Styles and preloads, for the end of the head. */
  head: string;
  /** The whole style sheet and the tag that starts the client, for the end of the body. */
  foot: string;
  /** The content security policy; none in development, where Vite runs scripts of its own. */
  policy: string | undefined;
}

interface Chunk {
  file: string;
  css?: string[];
  imports?: string[];
}

const entry = 'entry-client.tsx';
const source = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const pagePolicy = (css: string) =>
  [
    "default-src 'none'",
    `script-src 'self' ${source(headScript)}`,
    `style-src 'self' ${source(css)}`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

/**
 * sirv has read the names of all files at the start. One that a new build has taken away since would be an error that
 * nobody hears, which ends the process; so it ends its own answer.
 */
const survivingNewBuilds =
  (files: RequestHandler): RequestHandler =>
  (req, res, next) => {
    res.once('pipe', (file) => file.once('error', () => res.destroy()));
    return files(req, res, next);
  };

/** The files of `vite build`: hashed names never change, so browsers keep them for a year. */
export function builtAssets(folder: string): Assets {
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    Chunk
  >;
  const main = manifest[entry];
  /** These chunks and all that they import, each once. */
  function chunksOf(keys: readonly string[], found = new Set<Chunk>()): Chunk[] {
    for (const chunk of keys.flatMap((key) => manifest[key] ?? [])) {
      if (found.has(chunk)) continue;
      found.add(chunk);
      chunksOf(chunk.imports ?? [], found);
    }
    return [...found];
  }
  if (!main) throw new Error(`The build in ${folder} lacks ${entry}. Run \`npm run build\`.`);
  const sheets = chunksOf([entry]).flatMap((chunk) => chunk.css ?? []);
  // The sheets lack what every page has in its styles: fonts, what properties are, and rules for elements.
  const css = readFileSync(join(folder, '.vite/whole.css'), 'utf8');
  const usedCss = createUsedCss(css);
  // Both, so that they come together and before the first paint where they can: each one that comes later makes the
  // browser lay out the whole page anew.
  const fonts = (css.match(/\/assets\/[\w-]+-latin-wght[^)"]+\.woff2/g) ?? [])
    .map((href) => `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`)
    .join('');
  const preload = ({ file }: Chunk) => `<link rel="modulepreload" href="/${file}" fetchpriority="low">`;
  return {
    lasting: true,
    files: survivingNewBuilds(
      sirv(folder, {
        brotli: true,
        gzip: true,
        etag: true,
        setHeaders: (res, path) => {
          const hashed = path.startsWith('/assets/');
          res.setHeader(
            'cache-control',
            hashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
          );
        },
      }) as RequestHandler,
    ),
    frame: (body, modules) => {
      const styles = usedCss(body);
      return {
        head: `${fonts}<style>${styles}</style>${chunksOf([entry, ...modules])
          .map(preload)
          .join('')}`,
        foot:
          sheets.map((file) => `<link rel="stylesheet" href="/${file}">`).join('') +
          `<script type="module" src="/${main.file}" fetchpriority="low"></script>`,
        policy: pagePolicy(styles),
      };
    },
    finish: (_url, html) => html,
  };
}

/** Vite serves the sources; the style sheet is linked so that the first paint is styled. */
export const devAssets = (finish: Assets['finish']): Assets => ({
  lasting: false,
  files: (_req, _res, next) => next(),
  frame: () => ({
    head: '<link rel="stylesheet" href="/styles/index.css">',
    foot: `<script type="module" src="/${entry}"></script>`,
    policy: undefined,
  }),
  finish,
});
