import { readdirSync } from 'node:fs';
import type { RequestHandler } from 'express';

/** The encodings of the stored copies that the build adds to a file, the best first, with the ends of their names. */
const stored = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

/** Maximum ages in milliseconds. The content of a hashed name never changes. */
const maxAge = { hashed: 31_536_000_000, other: 3_600_000 };

/** Serves the files that the folder has at the start, each as its best stored copy. They are small, so without ranges. */
export function builtFiles(root: string): RequestHandler {
  const names = new Set(
    readdirSync(root, { withFileTypes: true, recursive: true })
      .filter((file) => file.isFile())
      .map((file) => `${file.parentPath}/${file.name}`.slice(root.length))
      .filter((name) => !name.includes('/.')),
  );
  return (req, res, next) => {
    const name = req.path;
    if (!names.has(name) || !['GET', 'HEAD'].includes(req.method)) return next();
    const [encoding, end] =
      stored.find(([one, at]) => names.has(name + at) && req.acceptsEncodings(one)) ?? [];
    const isHashed = name.startsWith('/assets/');
    res.vary('accept-encoding').type(name.slice(name.lastIndexOf('.')));
    if (encoding) res.set('content-encoding', encoding);
    const options = {
      root,
      acceptRanges: false,
      immutable: isHashed,
      maxAge: isHashed ? maxAge.hashed : maxAge.other,
    };
    res.sendFile(name + (end ?? ''), options, (error) => {
      if (!error || res.headersSent) return;
      for (const header of ['content-encoding', 'content-type', 'cache-control', 'etag', 'last-modified'])
        res.removeHeader(header);
      next(); // the file was deleted after the start
    });
  };
}
