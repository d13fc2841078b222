import { elementRoles } from 'aria-query';

/**
 * A `<header>` is the page's banner, and a `<footer>` its contentinfo, only outside of these elements. Testing Library
 * ignores that condition. It uses the first entry of this table that matches, and reads the table when it loads, so this
 * module comes before it.
 */
const sections = ':is(article, aside, main, nav, section)';
elementRoles
  .entries()
  .unshift(
    [{ name: `${sections} header` }, new Set(['generic'])],
    [{ name: `${sections} footer` }, new Set(['generic'])],
  );
