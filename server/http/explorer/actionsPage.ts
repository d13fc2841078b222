import { createHash } from 'node:crypto';
import { parseDescription, type Place } from '../../graphql/actionPlaces.ts';
import type { DescribedAction } from './actions.ts';
import { variables } from './theme.ts';

const styles = `
:root { color-scheme: light dark; ${variables.light} }
@media (prefers-color-scheme: dark) { :root { ${variables.dark} } }
body { margin: 0; color: var(--wg-ink); background: var(--wg-canvas); font: 1rem/1.5 'Figtree Variable', system-ui, sans-serif; }
header, main { box-sizing: border-box; max-width: 64rem; margin: 0 auto; padding: 1rem; }
nav { display: flex; flex-wrap: wrap; gap: 0 1.5rem; }
nav a, summary, button { line-height: 2.75rem; }
a { color: var(--wg-accent-ink); }
:focus-visible { outline: 2px solid var(--wg-accent-ink); outline-offset: 2px; }
h1 { margin: .5rem 0; }
h2 { margin: 2rem 0 0; }
h2::first-letter { text-transform: uppercase; }
h3 { margin: 0; overflow-wrap: anywhere; }
h3 code { font-size: 1.0625rem; }
article { margin: 1rem 0; padding: 1rem; background: var(--wg-surface); border: 1px solid var(--wg-line); border-radius: 12px; scroll-margin-top: 6rem; }
article p { margin: .25rem 0; }
article:target { border-color: var(--wg-accent); }
[role=status] { margin: .25rem 0 0; }
[role=search] { position: sticky; top: 0; padding: .5rem 0; background: var(--wg-canvas); }
input { box-sizing: border-box; width: 100%; min-height: 44px; padding: 0 .75rem; font: inherit; color: inherit;
  background: var(--wg-surface); border: 1px solid var(--wg-muted); border-radius: 8px; }
.scroll { overflow-x: auto; }
table { width: 100%; margin-top: .75rem; border-collapse: collapse; font-size: .875rem; }
caption, th { text-align: start; }
caption { font-weight: 600; }
th, td { padding: .25rem .75rem .25rem 0; vertical-align: top; border-top: 1px solid var(--wg-line); }
th { font-weight: 400; }
thead th { color: var(--wg-muted); }
td ul { margin: .25rem 0 0; padding-inline-start: 1.25rem; }
code, pre { font-family: ui-monospace, monospace; font-size: .8125rem; }
pre { overflow-x: auto; margin: 0 0 .5rem; padding: .75rem; background: var(--wg-canvas); border-radius: 8px; }
button { padding: 0 1rem; font: inherit; line-height: 2.75rem; color: var(--wg-accent-contrast); background: var(--wg-accent); border: 0; border-radius: 8px; }
.ways { display: flex; flex-wrap: wrap; gap: 0 1.5rem; align-items: center; line-height: 2.75rem; }
[hidden] { display: none; }
`;

/** Filters the actions and copies the examples; without it the page shows all actions, and the controls are hidden. */
export const actionsScript = `
const field = document.querySelector('input');
const count = document.querySelector('[role=status]');
const articles = [...document.querySelectorAll('article')].map((element) => [element, element.textContent.toLowerCase()]);
function filter() {
  const words = field.value.normalize('NFKC').toLowerCase().match(/[\\p{L}\\p{N}_]+/gu) ?? [];
  let found = 0;
  for (const [element, text] of articles) {
    element.hidden = !words.every((word) => text.includes(word));
    if (!element.hidden) found += 1;
  }
  for (const section of document.querySelectorAll('section'))
    section.hidden = !section.querySelector('article:not([hidden])');
  count.textContent = found === 1 ? '1 action' : found + ' actions';
}
field.addEventListener('input', filter);
document.addEventListener('click', async ({ target }) => {
  if (!target.matches('button')) return;
  const parts = [...target.closest('details').querySelectorAll('pre')].map(({ textContent }) => textContent);
  const copied = await navigator.clipboard.writeText(parts.join('\\n\\n')).then(() => true, () => false);
  target.textContent = copied ? 'Copied' : 'Select the text to copy it';
});
for (const element of document.querySelectorAll('[hidden]')) element.hidden = false;
filter();
`;

/** Escapes a text for HTML, also in an attribute with double quotes. */
export const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
/** Escapes a description, and shows its \`names\` as code. */
const prose = (text: string) => escapeHtml(text).replaceAll(/`([^`]+)`/g, '<code>$1</code>');

function table(caption: string, fields: DescribedAction['input']): string {
  if (fields.length === 0) return `<p>${caption}: none.</p>`;
  const rows = fields.map(({ name, type, description, values }) => {
    const items = values.map((value) => `<li><code>${value.name}</code> ${prose(value.description)}</li>`);
    const list = items.length > 0 ? `<ul>${items.join('')}</ul>` : '';
    return `<tr><th scope="row"><code>${name}</code></th><td><code>${escapeHtml(type)}</code></td><td>${prose(description)}${list}</td></tr>`;
  });
  return `<div class="scroll" tabindex="0" role="group" aria-label="${caption}"><table><caption>${caption}</caption>
<thead><tr><th scope="col">Field</th><th scope="col">Type</th><th scope="col">Meaning</th></tr></thead><tbody>${rows.join('\n')}</tbody></table></div>`;
}

function tryIt(place: Place | null): string {
  if (!place) return 'No screen has a control for it; a client can still declare it.';
  const { path, how } = place;
  return `Try it: open <a href="${escapeHtml(path)}">${escapeHtml(path)}</a>, then ${escapeHtml(how)}.`;
}

/** The address at which the explorer opens an example. */
const explorerOf = (name: string, { operation, variables: values }: DescribedAction['example']) =>
  `/graphql#${String(new URLSearchParams({ name, query: operation, variables: JSON.stringify(values, null, 2) }))}`;

function article({ name, description, input, payload, example }: DescribedAction): string {
  const { meaning, place } = parseDescription(description);
  return `<article id="${name}"><h3><code>${name}</code></h3><p>${prose(meaning)}</p><p>${tryIt(place)}</p>
${table('Input', input)}
${table('Payload', payload)}
<details><summary>Example of <code>${name}</code></summary><pre>${escapeHtml(example.operation)}</pre>
<pre>${escapeHtml(JSON.stringify(example.variables, null, 2))}</pre>
<p class="ways"><button type="button" hidden>Copy</button><a href="${escapeHtml(explorerOf(name, example))}">Open in the explorer</a></p></details></article>`;
}

/** The heading of a file's actions: 'jobSearch' is 'job search'. */
const titleOf = (noun: string) => noun.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** The content security policy of the page: the script of this site, and the page's own styles. */
export const actionsPolicy = (fontFaces: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'sha256-${createHash('sha256')
      .update(fontFaces + styles)
      .digest('base64')}'`,
    "font-src 'self' data:",
    "img-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

const simulatedMode =
  'An action is a mutation that the browser simulates: it changes one tab until a reload, and the server refuses it. With <code>npm run live</code> the server answers and stores it.';
const liveMode = 'An action is a mutation that the server answers and stores.';

/** Renders the page from the actions of each file, such as 'post'. */
export const actionsPage = (
  groups: ReadonlyMap<string, readonly DescribedAction[]>,
  fontFaces: string,
  isLive: boolean,
): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Actions of Workgrove’s GraphQL</title><link rel="icon" type="image/svg+xml" href="/icon.svg">
<style>${fontFaces}${styles}</style><script type="module" src="/graphql/explorer/actions.js"></script></head><body>
<header><nav aria-label="Workgrove"><a href="/graphql">Explorer</a><a href="/graphql/schema.graphql">Schema (SDL)</a>
<a href="/graphql/explorer/actions.graphql">Actions (SDL)</a><a href="/">Back to Workgrove</a></nav></header>
<main><h1>Actions</h1>
<p>${isLive ? liveMode : simulatedMode} The payload contains the changed objects. A refused action returns null in all fields
but <code>userErrors</code>.</p>
<div role="search" hidden><label for="filter">Filter actions</label><input id="filter" type="search" autocomplete="off"><p role="status"></p></div>
${[...groups].map(([noun, actions]) => `<section><h2>${titleOf(noun)}</h2>${actions.map(article).join('\n')}</section>`).join('\n')}
</main></body></html>`;
