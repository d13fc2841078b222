import createDOMPurify from 'dompurify';

/**
 * DOMPurify needs a DOM. On the server that is jsdom, loaded with the first page that shows rich text; in the
 * browser's bundle this branch is empty.
 */
const dom = import.meta.env.SSR ? new (await import('jsdom')).JSDOM().window : window;
const purify = createDOMPurify(dom);

/** A place that nobody has: what still belongs to it after resolving is a path of this site. */
const here = 'https://here.invalid';

/** Rich text is words, lists, quotes, code and links; headings begin beneath those of the page. */
const allowed = {
  ALLOWED_TAGS: `p br hr h3 h4 h5 h6 ul ol li blockquote pre code strong b em i s sub sup a img`.split(' '),
  ALLOWED_ATTR: 'href title alt src width height dir'.split(' '),
  // These hold no addresses, which all others are taken for.
  ADD_URI_SAFE_ATTR: ['width', 'height', 'dir'],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  ALLOWED_URI_REGEXP: /^(?:https:\/\/|\/(?![/\\]))/i,
};

/** An address as a browser would resolve it, where it is a path of this site or https; null otherwise. */
export function safeAddress(address: string): string | null {
  if (!URL.canParse(address, here)) return null;
  const url = new URL(address, here);
  if (url.username || url.password) return null;
  const path = url.href.slice(here.length);
  if (url.origin === here) return /^\/(?![/\\])/.test(address) && /^\/(?![/\\])/.test(path) ? path : null;
  // What looked like a path and leads elsewhere, such as '/\t/evil.com', is no honest link.
  return url.protocol === 'https:' && /^https:\/\//i.test(address) ? url.href : null;
}

purify.addHook('afterSanitizeAttributes', (node) => {
  for (const name of ['href', 'src']) {
    const written = node.getAttribute(name);
    if (written === null) continue;
    const address = safeAddress(written);
    // Pictures from elsewhere would tell their servers who reads here.
    if (address === null || (name === 'src' && !address.startsWith('/'))) node.removeAttribute(name);
    else node.setAttribute(name, address);
  }
  if (node.nodeName === 'IMG' && !node.hasAttribute('src')) node.remove();
  if (node.getAttribute('href')?.startsWith('https:')) {
    node.setAttribute('target', '_blank');
    node.setAttribute('rel', 'noopener noreferrer nofollow ugc');
  }
});

/** How many texts are kept; a page shows one or two. */
const kept = 200;
const memory = new Map<string, string>();

/** HTML by people we do not know, as it may be shown: the same on the server as in the browser. */
export function sanitise(html: string): string {
  const known = memory.get(html);
  if (known !== undefined) return known;
  const clean = purify.sanitize(html, allowed);
  if (memory.size >= kept) memory.clear();
  memory.set(html, clean);
  return clean;
}
