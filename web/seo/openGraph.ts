import { brand } from '../brand.ts';

/** Of how many letters a preview shows; what follows is cut off at a word. */
const most = 200;
const entities = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" } as const;
const plain = (html: string) =>
  html.replaceAll(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity as keyof typeof entities]);
const escaped = (text: string) =>
  text.replaceAll(/[&<>"]/g, (letter) => `&${{ '&': 'amp', '<': 'lt', '>': 'gt', '"': 'quot' }[letter]};`);

function short(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  if (line.length <= most) return line;
  return `${line.slice(0, most).replace(/\s\S*$/, '')}…`;
}

const meta = (attribute: 'property' | 'name', name: string, content: string) =>
  `<meta ${attribute}="${name}" content="${escaped(content)}">`;

/**
 * How a link to a page looks where it is shared, from the head that the page has written: title, description and, if it
 * is known under one, its address. `origin` is where the site stands.
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
    'og:description': short(read(/<meta name="description" content="([^"]*)"/)),
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
