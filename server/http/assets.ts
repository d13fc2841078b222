import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RequestHandler } from 'express';
import { headScript, scriptsId } from '../../web/shell/headScript.ts';
import { builtFiles } from './builtFiles.ts';
import type { ExplorerFiles } from './explorer/page.ts';
import { createUsedCss } from './usedCss.ts';

/** Files, tags and headers that a page needs beside its markup, in production or in development. */
export interface Assets {
  /** Whether pages may be cached: in development their sources change. */
  cacheable: boolean;
  /** The address of the script that runs the contract in a worker of the tab. */
  worker: string;
  /** The explorer's script and style sheets. */
  explorer: ExplorerFiles;
  files: RequestHandler;
  /** The `@font-face` rules, for a page that does not use the product's style sheet; empty in development. */
  fontFaces: string;
  /** Returns the tags round one page's markup, and its policy. `modules` are source files, whose chunks it preloads. */
  frame: (body: string, modules: readonly string[]) => Frame;
  /** Transforms the complete HTML before it is sent. */
  finish: (url: string, html: string) => Promise<string> | string;
}

interface Frame {
  /** Styles and fonts, for the end of the head. */
  head: string;
  /** The complete style sheet and the client's script tag, for the end of the body. */
  foot: string;
  /** The content security policy; none in development, where Vite injects inline scripts. */
  policy: string | undefined;
}

/** An entry of Vite's manifest. */
interface Chunk {
  file: string;
  css?: string[];
  imports?: string[];
  assets?: string[];
}

const entry = 'entry-client.tsx';
/** The explorer's entry, which has a build of its own. */
const explorerEntry = 'explorer/main.tsx';
const hashSource = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const pagePolicy = (css: string) =>
  [
    "default-src 'none'",
    `script-src 'self' ${hashSource(headScript)}`,
    `style-src 'self' ${hashSource(css)}`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

/** The files of `vite build`. */
export function builtAssets(folder: string): Assets {
  const read = (name: string) =>
    JSON.parse(readFileSync(join(folder, '.vite', name), 'utf8')) as Record<string, Chunk>;
  const manifest = read('manifest.json');
  const { file: script, css: explorerSheets = [] } = read('explorer.json')[explorerEntry]!;
  const main = manifest[entry];
  /** Returns these chunks and all their imports, each once. */
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
  // The build's complete sheet. The linked ones lack what every page inlines: fonts, registered properties, element rules.
  const css = readFileSync(join(folder, '.vite/whole.css'), 'utf8');
  const usedCss = createUsedCss(css);
  // Preloads both fonts, so that they arrive before the first paint: each later one causes another layout of the page.
  const fonts = (css.match(/\/assets\/[\w-]+-latin-wght[^)"]+\.woff2/g) ?? [])
    .map((href) => `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`)
    .join('');
  const fontFaces = (css.match(/@font-face\s*\{[^}]*\}/g) ?? []).join('');
  const preload = ({ file }: Chunk) => `<link rel="modulepreload" href="/${file}">`;
  const worker = Object.values(manifest)
    .flatMap(({ assets = [] }) => assets)
    .find((file) => file.startsWith('assets/worker-'));
  return {
    cacheable: true,
    worker: `/${worker}`,
    explorer: { script: `/${script}`, styles: explorerSheets.map((file) => `/${file}`) },
    fontFaces,
    files: builtFiles(folder),
    frame: (body, modules) => {
      const styles = usedCss(body);
      return {
        head: `${fonts}<style>${styles}</style>`,
        // The head script starts the scripts of the template after the first paint (`web/shell/startAfterPaint.ts`).
        foot:
          sheets.map((file) => `<link rel="stylesheet" href="/${file}">`).join('') +
          `<template id="${scriptsId}">${chunksOf([entry, ...modules])
            .map(preload)
            .join('')}` +
          `<script type="module" src="/${main.file}"></script></template>`,
        policy: pagePolicy(styles),
      };
    },
    finish: (_url, html) => html,
  };
}

/** Vite serves the sources. The page links the style sheet so that its first paint is styled. */
export const devAssets = (finish: Assets['finish']): Assets => ({
  cacheable: false,
  worker: `/@fs${join(import.meta.dirname, '../tab/worker.ts')}?worker_file&type=module`,
  explorer: { script: `/${explorerEntry}`, styles: [] },
  fontFaces: '',
  files: (_req, _res, next) => next(),
  frame: () => ({
    head: '<link rel="stylesheet" href="/styles/index.css">',
    foot: `<script type="module" src="/${entry}"></script>`,
    policy: undefined,
  }),
  finish,
});
