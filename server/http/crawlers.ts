import { Router, type RequestHandler, type Response } from 'express';
import { LRUCache } from 'lru-cache';
import type { Execute } from './inProcess.ts';
import { privatePaths, sitemapKinds, sitemapPage, sitemapPages } from './sitemap.ts';

interface Site {
  execute: Execute;
  origin: string;
}

const hour = 3_600_000;
const xml = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** Serves robots.txt and the sitemaps to search engines. */
export function forCrawlers({ execute, origin }: Site): Router {
  /** By name, such as 'jobs-2'. A sitemap takes up to a hundred queries, so it is cached for an hour. */
  const sitemaps = new LRUCache<string, string>({
    max: 16,
    ttl: hour,
    fetchMethod: async (key) => {
      const [kind = '', page = ''] = key.split('-');
      const addresses = await sitemapPage(execute, kind, Number(page));
      const lines = addresses.map((path) => `<url><loc>${new URL(path, origin).href}</loc></url>`);
      return `${xml}<urlset xmlns="${namespace}">\n${lines.join('\n')}\n</urlset>\n`;
    },
  });
  const send = (res: Response, type: string, text: string) =>
    void res.type(type).set('cache-control', 'public, max-age=3600').send(text);

  /** Serves a part of one list, such as 'jobs-2'. Express handles a rejected promise. */
  const sitemap: RequestHandler<{ name: string }> = async (req, res, next) => {
    const [, kind, page] = /^([a-z]+)-([1-9]\d{0,5})$/.exec(req.params.name) ?? [];
    const validKind = sitemapKinds.find((one) => one === kind);
    if (!validKind || Number(page) > (await sitemapPages(execute, validKind))) return next();
    send(res, 'application/xml', (await sitemaps.fetch(`${validKind}-${page}`)) ?? '');
  };

  return Router()
    .get('/robots.txt', (_req, res) => {
      const lines = privatePaths.map((path) => `Disallow: ${path}`);
      send(res, 'text', `User-agent: *\n${lines.join('\n')}\n\nSitemap: ${origin}/sitemap.xml\n`);
    })
    .get('/sitemap.xml', async (_req, res) => {
      const lists = await Promise.all(
        sitemapKinds.map(async (kind) => {
          const pages = await sitemapPages(execute, kind);
          return Array.from({ length: pages }, (_, i) => `${origin}/sitemaps/${kind}-${i + 1}.xml`);
        }),
      );
      const lines = lists.flat().map((address) => `<sitemap><loc>${address}</loc></sitemap>`);
      send(
        res,
        'application/xml',
        `${xml}<sitemapindex xmlns="${namespace}">\n${lines.join('\n')}\n</sitemapindex>\n`,
      );
    })
    .get('/sitemaps/:name.xml', sitemap);
}
