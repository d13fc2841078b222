import type { Assets } from '../http/assets.ts';

/** What stands in for the files of the build where a test needs none of them. */
export const bareAssets: Assets = {
  lasting: false,
  files: (_req, _res, next) => next(),
  frame: () => ({ head: '', foot: '', policy: undefined }),
  finish: (_url, html) => html,
};
