import { shorten } from '../../schema/rules/cut.ts';
import { brand } from '../brand.ts';

/** Maximum lengths, in characters. */
const maxLength = { title: 110, description: 200 };
const entities = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" } as const;
const plain = (html: string) =>
  html.replaceAll(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity as keyof typeof entities]);
const escaped = (text: string) =>
  text.replaceAll(/[&<>"]/g, (letter) => `&${{ '&': 'amp', '<': 'lt', '>': 'gt', '"': 'quot' }[letter]};`);

const meta = (attribute: 'property' | 'name', name: string, content: string) =>
  `<meta ${attribute}="${name}" content="${escaped(content)}">`;

/** Reads title, description and canonical URL from the page's rendered head. `origin` is the site's. */
export function openGraph(head: string, origin: string): string {
  const read = (pattern: RegExp) => plain(pattern.exec(head)?.[1] ?? '');
  const title = read(/<title>([^<]*)<\/title>/);
  const canonical = read(/<link rel="canonical" href="([^"]*)"/);
  const ending = ` · ${brand.name}`;
  const properties = {
    'og:site_name': brand.name,
    'og:type': 'website',
    'og:title': shorten(title.endsWith(ending) ? title.slice(0, -ending.length) : title, maxLength.title),
    'og:description': shorten(read(/<meta name="description" content="([^"]*)"/), maxLength.description),
    ...(canonical && { 'og:url': new URL(canonical, origin).href }),
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
