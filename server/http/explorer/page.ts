import { graphiqlVariables, variables } from './theme.ts';

const themeOf = (scheme: 'light' | 'dark') =>
  `${variables[scheme]} ${graphiqlVariables[scheme]} color-scheme: ${scheme};`;

// GraphiQL's settings add the class of a theme to the body; without one the system decides.
const styles = `
body { ${themeOf('light')} }
@media (prefers-color-scheme: dark) { body:not(.graphiql-light) { ${themeOf('dark')} } }
body.graphiql-dark { ${themeOf('dark')} }
body { --wg-font: 'Figtree Variable', system-ui, sans-serif; display: flex; flex-direction: column; height: 100vh; height: 100dvh;
  margin: 0; overflow: hidden; color: var(--wg-ink); background: var(--wg-canvas); font: 1rem/1.5 var(--wg-font); }
main { flex: 1; min-height: 0; }
.about { display: flex; flex-wrap: wrap; gap: 0 1.5rem; align-items: center; padding: .25rem 1rem;
  background: var(--wg-accent-soft); font-size: .875rem; }
.about h1 { position: absolute; width: 1px; height: 1px; margin: 0; overflow: hidden; clip-path: inset(50%); }
.about p { flex: 1 1 24rem; margin: 0; }
.about nav { display: flex; flex-wrap: wrap; gap: 0 1.5rem; }
.about a { color: var(--wg-accent-ink); }
.about nav a { line-height: 2.75rem; white-space: nowrap; }
.about a:focus-visible { outline: 2px solid currentcolor; outline-offset: 2px; }
@media (max-width: 40rem) {
  .about { padding: 0 .75rem .25rem; font-size: .8125rem; line-height: 1.35; }
  .about, .about nav { column-gap: .75rem; }
  .about p { order: 1; flex-basis: 100%; }
  .about nav:first-of-type { flex: 1; }
  .wide { display: none; }
}
`;

export const sandboxOf = (origin: string): string =>
  `https://studio.apollographql.com/sandbox/explorer?endpoint=${encodeURIComponent(`${origin}/graphql`)}`;

const simulatedMode =
  'What people do in Workgrove (posting, applying, ordering…) is simulated in the browser; this server only answers queries.';
const inTab = ' A mutation that you send here changes this tab, until you reload it.';
const liveMode =
  'What people do in Workgrove (posting, saving, buying…) is answered and stored by this server.';

/** The files of the explorer's own build. */
export interface ExplorerFiles {
  script: string;
  styles: readonly string[];
}

interface Page {
  origin: string;
  isLive: boolean;
  /** Whether the explorer performs mutations in its tab. */
  performs: boolean;
  files: ExplorerFiles;
  fontFaces: string;
}

/** GraphiQL's page with a header that links to the product. */
export const explorerPage = ({ origin, isLive, performs, files, fontFaces }: Page): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Explore Workgrove’s GraphQL</title><link rel="icon" type="image/svg+xml" href="/icon.svg">
<style>${fontFaces}${styles}</style>${files.styles.map((file) => `<link rel="stylesheet" href="${file}">`).join('')}
<script type="module" src="${files.script}"></script></head><body>
<header class="about"><h1>GraphQL explorer</h1>
<nav aria-label="Workgrove"><a href="/"><span class="wide">Back to </span>Workgrove</a></nav>
<p>${isLive ? liveMode : simulatedMode}${performs ? inTab : ''}
<a href="/graphql/actions">Actions</a> describes each<span class="wide">, with its input, its payload and the page to try it on</span>.</p>
<nav aria-label="Schema and other explorers"><a href="/graphql/schema.graphql">Schema (SDL)</a>
<a href="${sandboxOf(origin)}" target="_blank" rel="noreferrer"><span class="wide">Open in </span>Apollo Sandbox (queries only)</a></nav>
</header>
<main aria-label="Explorer"><noscript><p class="start">The explorer needs JavaScript. Without it, POST an operation to /graphql.</p></noscript></main></body></html>`;
