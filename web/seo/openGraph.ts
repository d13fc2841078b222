import { brand } from '../brand.ts';

/** Maximum length of a description in characters; a longer one is cut at a word. */
const maxLength = 200;
const entities = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" } as const;
const plain = (html: string) =>
  html.replaceAll(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity as keyof typeof entities]);
const escaped = (text: string) =>
  text.replaceAll(/[&<>"]/g, (letter) => `&${{ '&': 'amp', '<': 'lt', '>': 'gt', '"': 'quot' }[letter]};`);

function shorten(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  if (line.length <= maxLength) return line;
  return `${line.slice(0, maxLength).replace(/\s\S*$/, '')}…`;
}

const meta = (attribute: 'property' | 'name', name: string, content: string) =>
  `<meta ${attribute}="${name}" content="${escaped(content)}">`;

/**
 * Returns the Open Graph tags of a shared link. It reads title, description and canonical URL from the page's
 * rendered head. `origin` is the site's origin.
 */
export function openGraph(head: string, origin: string): string {
  const read = (pattern: RegExp) => plain(pattern.exec(head)?.[1] ?? '');
  const title = read(/<title>([^<]*)<\/title>/);
  const known = read(/<link rel="canonical" href="([^"]*)"/);
  const ending = ` · ${brand.name}`;
  const properties = {
    'og:site_name': brand.name,
    'og:type': 'website',
    'og:title': title.endsWith(ending) ? title.slice(0, -ending.length) : title,
    'og:description': shorten(read(/<meta name="description" content="([^"]*)"/)),
    ...(known && { 'og:url': new URL(known, origin).href }),
    'og:image': new URL('/share.jpg', origin).href,
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': `${brand.name}: ${brand.tagline}`,
  };
  return (
    Object.entries(properties)
      .map(([property, content]) => meta('property', property, content))
      .join('') + meta('name', 'twitter:card', 'summary_large_image')
  );
}
