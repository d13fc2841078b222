import type { Assets } from '../http/assets.ts';

/** Empty assets for tests that need no built files. */
export const bareAssets: Assets = {
  cacheable: false,
  worker: '/worker.js',
  explorer: { script: '/explorer.js', styles: [] },
  fontFaces: '',
  files: (_req, _res, next) => next(),
  frame: () => ({ head: '', foot: '', policy: undefined }),
  finish: (_url, html) => html,
};
