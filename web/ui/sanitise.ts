import createDOMPurify from 'dompurify';

/** DOMPurify needs a DOM: on the server jsdom, which loads with the first rich text. The browser's bundle omits it. */
const dom = import.meta.env.SSR ? new (await import('jsdom')).JSDOM().window : window;
const purify = createDOMPurify(dom);

/** A reserved origin as the base: an address that still has it after resolving is a path of this site. */
const base = 'https://here.invalid';

/** '/a', but neither '//host' nor '/\host', which browsers resolve to another site. */
const sitePath = /^\/(?![/\\])/;

/** Allows text, lists, quotes, code, images and links. Headings start at level 3, below those of the page. */
const allowed = {
  ALLOWED_TAGS: `p br hr h3 h4 h5 h6 ul ol li blockquote pre code strong b em i s sub sup a img`.split(' '),
  ALLOWED_ATTR: 'href title alt src width height dir'.split(' '),
  // DOMPurify treats all other attributes as addresses.
  ADD_URI_SAFE_ATTR: ['width', 'height', 'dir'],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  ALLOWED_URI_REGEXP: /^(?:https:\/\/|\/(?![/\\]))/i,
};

/** Resolves an address as a browser would, if it is a path of this site or https; returns null otherwise. */
export function safeAddress(address: string): string | null {
  if (!URL.canParse(address, base)) return null;
  const url = new URL(address, base);
  if (url.username || url.password) return null;
  const path = url.href.slice(base.length);
  if (url.origin === base) return sitePath.test(address) && sitePath.test(path) ? path : null;
  // Refuses an address that looks like a path and resolves to another site, such as '/\t/evil.com'.
  return url.protocol === 'https:' && /^https:\/\//i.test(address) ? url.href : null;
}

purify.addHook('afterSanitizeAttributes', (node) => {
  for (const name of ['href', 'src']) {
    const written = node.getAttribute(name);
    if (written === null) continue;
    const address = safeAddress(written);
    // Images of other sites would reveal the reader to their servers.
    if (address === null || (name === 'src' && !address.startsWith('/'))) node.removeAttribute(name);
    else node.setAttribute(name, address);
  }
  if (node.nodeName === 'IMG' && !node.hasAttribute('src')) node.remove();
  if (node.getAttribute('href')?.startsWith('https:')) {
    node.setAttribute('target', '_blank');
    node.setAttribute('rel', 'noopener noreferrer nofollow ugc');
  }
});

/** Maximum number of cached texts; a page shows one or two. */
const maxCached = 200;
const cache = new Map<string, string>();

/** Sanitises untrusted HTML; the result is the same on the server and in the browser. */
export function sanitise(html: string): string {
  const cached = cache.get(html);
  if (cached !== undefined) return cached;
  const clean = purify.sanitize(html, allowed);
  if (cache.size >= maxCached) cache.clear();
  cache.set(html, clean);
  return clean;
}
