/** Altair's page with a header that links to the product. */
import { variables } from './theme.ts';

// Altair's root has a font size of 24 px, so the header begins with 'medium', which is the size set in the browser.
// Altair's theme sets variables, also the font's, at `html` by two selectors (`.css-…:root`): three outrank them.
// On a phone, query and result are a column, which the docs cover; Altair's grid (`as-split`) has them side by side.
const styles = `
:root { ${variables.light} --wg-font: 'Figtree Variable', system-ui, sans-serif; }
@media (prefers-color-scheme: dark) { :root { ${variables.dark} } }
:root:root:root { --font-family: var(--wg-font); }
body { display: flex; flex-direction: column; height: 100vh; height: 100dvh; overflow: hidden; background: var(--wg-canvas); }
app-root { flex: 1; min-height: 0; }
app-root :is(app-altair, .app-wrapper) { display: block; height: 100%; }
app-root .main-container { height: 100%; backdrop-filter: none; }
:root:root :is(.app-button.send-request__button, .query-editor__line-widget, .cm-tooltip-autocomplete ul li[aria-selected]) {
  color: var(--wg-accent-contrast); }
.about { display: flex; flex-wrap: wrap; gap: 0 24px; align-items: center; padding: 4px 16px;
  color: var(--wg-ink); background: var(--wg-accent-soft); font: medium var(--wg-font); }
.about > * { font-size: 0.875em; line-height: 1.5; }
.about p { flex: 1 1 384px; margin: 0; }
.about nav { display: flex; flex-wrap: wrap; gap: 0 24px; }
.about a { color: var(--wg-accent-ink); text-decoration: underline; }
.about nav a { display: flex; align-items: center; min-height: 44px; white-space: nowrap; }
.about a:focus-visible { outline: 2px solid currentcolor; outline-offset: 2px; }
@media (max-width: 40rem) {
  .about { padding: 0 12px 8px; }
  .about, .about nav { column-gap: 12px; }
  .about > * { font-size: 0.8125em; }
  .about p { order: 1; flex-basis: 100%; }
  .about nav:first-child { flex: 1; }
  app-root .url-box { flex-wrap: wrap; height: auto; }
  app-root .send-request__wrapper { flex: 1 0 100%; min-height: 44px; }
  app-root .send-request__button { flex: 1; justify-content: center; }
  :root:root:root app-window .main-content-row {
    as-split { display: flex; flex-direction: column; }
    as-split-area { flex: 2; min-height: 0; overflow: hidden; }
    as-split-area:first-child { flex: 3; }
    as-split-area.as-hidden, .as-split-gutter { display: none; }
    as-split-area:has(app-doc-viewer) { position: absolute; z-index: 1; inset: 0; background: var(--wg-surface); }
  }
}
`;

export const sandboxOf = (origin: string): string =>
  `https://studio.apollographql.com/sandbox/explorer?endpoint=${encodeURIComponent(`${origin}/graphql`)}`;

const simulatedMode =
  'What people do in Workgrove (posting, applying, ordering…) is simulated in the browser; this server only answers queries.';
const inTab = ' A mutation that you send here changes this tab, until you reload it.';
const liveMode =
  'What people do in Workgrove (posting, saving, buying…) is answered and stored by this server.';

interface Mode {
  isLive: boolean;
  /** Whether the explorer performs mutations in its tab. */
  performs: boolean;
}

const aboutHeader = (sandbox: string, { isLive, performs }: Mode) => `<header class="about">
<nav aria-label="Workgrove"><a href="/">Back to Workgrove</a></nav>
<p>${isLive ? liveMode : simulatedMode}${performs ? inTab : ''}
<a href="/graphql/actions">Actions</a> describes each, with its input, its payload and the page to try it on.</p>
<nav aria-label="Schema and other explorers"><a href="/graphql/schema.graphql">Schema (SDL)</a>
<a href="${sandbox}" target="_blank" rel="noreferrer">Open in Apollo Sandbox (queries only)</a></nav>
</header>
<noscript><p>The explorer needs JavaScript. Without it, POST an operation to /graphql.</p></noscript>`;

function replaceOrThrow(text: string, part: string | RegExp, by: string): string {
  const changed = text.replace(part, () => by);
  if (changed === text) throw new Error(`Altair's page has no ${String(part)} to replace.`);
  return changed;
}

/** Sets the title, the language, the icon and the styles. */
export function customize(page: string, fontFaces: string): string {
  const titled = replaceOrThrow(page, /<title>.*<\/title>/, '<title>Explore Workgrove’s GraphQL</title>');
  const withLanguage = replaceOrThrow(titled, '<html>', '<html lang="en">');
  const withIcon = replaceOrThrow(
    withLanguage,
    /<link rel="icon"[^>]*>/,
    '<link rel="icon" type="image/svg+xml" href="/icon.svg" />',
  );
  return replaceOrThrow(withIcon, '</head>', `<style>${fontFaces}${styles}</style></head>`);
}

export const withAbout = (page: string, origin: string, mode: Mode): string =>
  replaceOrThrow(page, '<body>', `<body>${aboutHeader(sandboxOf(origin), mode)}`);

/** Replaces Altair's placeholder for the result, which is a joke in all of its languages. */
export const withoutJoke = (words: string): string =>
  JSON.stringify({
    ...(JSON.parse(words) as object),
    QUERY_RESULT_NO_RESULT_TEXT: 'Send the query to see its result here.',
  });
