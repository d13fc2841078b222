/** A reserved origin: an address that still has it after resolving is a path of this site. */
const base = 'https://own.invalid';

/** A path as the router decodes it: '/%61uth' is '/auth'. Undefined for a malformed one, which is refused. */
function decodePath(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
}

/**
 * Returns a safe redirect target for an untrusted address: its normalised path within this site, or the feed's path.
 * It refuses addresses that a browser would resolve to another site, and the screens that log in and out.
 */
export function internalPath(address: string | null): string {
  // oxlint-disable-next-line no-control-regex -- browsers drop control characters, which changes the target
  if (!address?.startsWith('/') || address.startsWith('//') || /[\\\u0000-\u001F\u007F]/.test(address))
    return '/';
  if (!URL.canParse(address, base)) return '/';
  // '/.//other.example' resolves to the path '//other.example', which as an address is another site.
  const { origin, pathname, search, hash } = new URL(address, base);
  if (origin !== base || pathname.startsWith('//') || /^\/auth(\/|$)/i.test(decodePath(pathname) ?? '/auth'))
    return '/';
  return pathname + search + hash;
}
