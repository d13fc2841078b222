import type { Plugin } from 'vite';

/** Sonner puts its style sheet into the page by script, which the policy refuses; ToastArea imports it as a file. */
export const sonnerStyles: Plugin = {
  name: 'sonner-styles',
  transform: {
    filter: { id: /sonner\/dist\/index\.mjs/, code: '__insertCSS(' },
    handler: (code) => ({ code: code.replace(/^__insertCSS\(".*"\);$/m, ''), map: null }),
  },
};
