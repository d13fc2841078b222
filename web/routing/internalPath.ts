const base = 'https://own.invalid';

/** A path as the router reads it: '/%61uth' is '/auth'. Nothing for one that cannot be read. */
function decoded(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
}

/**
 * Where an address that came from outside may lead: a path of our own, made plain, and the feed for everything else.
 * What a browser would take for another site, and the screens that log in and out, are refused.
 */
export function internalPath(said: string | null): string {
  // oxlint-disable-next-line no-control-regex -- browsers drop control characters, and so change what is meant
  if (!said?.startsWith('/') || said.startsWith('//') || /[\\\u0000-\u001F\u007F]/.test(said)) return '/';
  if (!URL.canParse(said, base)) return '/';
  const { origin, pathname, search, hash } = new URL(said, base);
  if (origin !== base || pathname.startsWith('//') || /^\/auth(\/|$)/i.test(decoded(pathname) ?? '/auth'))
    return '/';
  return pathname + search + hash;
}
