import { createHash } from 'node:crypto';
import type { Operation } from './operations.ts';

const cdn = 'https://embeddable-sandbox.cdn.apollographql.com';
const sandbox = 'https://sandbox.embed.apollographql.com';
/** Whoever cannot reach Apollo's hosts in this time is brought to the explorer that we serve. */
const patienceMs = 3_000;

const styles = `
body { margin: 0; font: 1rem/1.5 system-ui, sans-serif; color-scheme: light dark }
main { max-width: 40rem; margin: 15vh auto; padding: 0 1rem }
a { color: LinkText }
#sandbox { position: absolute; inset: 0; width: 100vw; height: 100vh }
#sandbox:empty { display: none }
#sandbox iframe { width: 100%; height: 100%; border: 0; background: #fff }`;

/** Runs in the browser. With '?sandbox' in the address it waits for Apollo's hosts as long as it takes. */
const script = `
const start = JSON.parse(document.getElementById('start').textContent);
const insist = new URLSearchParams(location.search).has('sandbox');
const embed = new Promise((loaded, failed) => {
  const tag = document.createElement('script');
  tag.src = '${cdn}/v2/embeddable-sandbox.umd.production.min.js';
  tag.onload = loaded;
  tag.onerror = failed;
  document.head.append(tag);
});
const reached = fetch('${sandbox}/', { mode: 'no-cors' });
const late = new Promise((_, failed) => insist || setTimeout(failed, ${patienceMs}));
Promise.race([Promise.all([embed, reached]), late]).then(
  () => new window.EmbeddedSandbox({
    target: '#sandbox',
    initialEndpoint: location.origin + '/graphql',
    endpointIsEditable: false,
    runTelemetry: false,
    allowDynamicStyles: false,
    initialState: start,
  }),
  () => insist
    ? document.getElementById('state').textContent = 'Apollo Sandbox cannot be reached from here.'
    : location.replace('/graphql/explorer/'),
);`;

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Apollo's scripts and frame, our own style and script, and requests to ourselves; nothing else. */
export const landingPolicy = [
  "default-src 'none'",
  `script-src ${hash(script)} ${cdn}`,
  `style-src ${hash(styles)}`,
  `frame-src ${sandbox}`,
  `connect-src 'self' ${sandbox}`,
  "img-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** What a browser is shown at /graphql: Apollo Sandbox where its hosts answer, else the explorer that we serve. */
export function landingPage(first: Operation | undefined): string {
  const start = first ? { document: first.query, variables: first.variables } : {};
  const json = JSON.stringify(start).replaceAll('<', '\\u003c');
  return (
    '<!doctype html><html lang="en"><head><meta charset="utf-8">' +
    '<meta name="viewport" content="width=device-width, initial-scale=1">' +
    '<title>Explore Workgrove’s GraphQL</title><link rel="icon" href="/icon.svg" type="image/svg+xml">' +
    `<style>${styles}</style></head><body><main><h1>Explore Workgrove’s GraphQL</h1>` +
    '<p id="state" role="status">Apollo Sandbox opens where its hosts can be reached, and otherwise the built-in explorer.</p>' +
    '<noscript><p>Both need JavaScript.</p></noscript>' +
    '<ul><li><a href="/graphql/explorer/">Built-in explorer</a>: works without the internet</li>' +
    '<li><a href="/graphql?sandbox">Apollo Sandbox</a>: loaded from Apollo’s hosts</li></ul></main>' +
    `<div id="sandbox"></div><script type="application/json" id="start">${json}</script>` +
    `<script type="module">${script}</script></body></html>`
  );
}
