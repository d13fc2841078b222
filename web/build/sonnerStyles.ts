import { replaceOrThrow } from './replaceOrThrow.ts';

const styles = /^__insertCSS\(".*"\);$/m;

/** Removes the style sheet that Sonner inserts by script, which the content security policy blocks. ToastArea imports it as a file. */
export const sonnerStyles = replaceOrThrow({
  name: 'sonner-styles',
  transform: {
    filter: { id: /sonner\/dist\/index\.mjs/ },
    handler(code) {
      if (!styles.test(code))
        this.error('sonner inserts its styles in a way that this plugin does not support.');
      return { code: code.replace(styles, ''), map: null };
    },
  },
});
