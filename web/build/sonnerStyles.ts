import { replaceOrThrow } from './replaceOrThrow.ts';

const styles = /^__insertCSS\(".*"\);$/m;

/** Sonner puts its style sheet into the page by script, which the policy refuses; ToastArea imports it as a file. */
export const sonnerStyles = replaceOrThrow({
  name: 'sonner-styles',
  transform: {
    filter: { id: /sonner\/dist\/index\.mjs/ },
    handler(code) {
      if (!styles.test(code)) this.error('sonner brings its styles in another way than this plugin knows.');
      return { code: code.replace(styles, ''), map: null };
    },
  },
});
