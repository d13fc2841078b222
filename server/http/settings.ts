/** Where to listen, and where readers find what is served. */
export interface Settings {
  host: string;
  port: number;
  /** Such as 'https://workgrove.example': what other sites are told the pages' addresses are. */
  origin: string;
}

function originOf(text: string): string | undefined {
  try {
    const { protocol, origin, pathname, search, hash, username } = new URL(text);
    const bare = pathname === '/' && !search && !hash && !username;
    return /^https?:$/.test(protocol) && bare ? origin : undefined;
  } catch {
    return undefined;
  }
}

/** Reads PORT, HOST and ORIGIN; a value that cannot work is refused in one sentence. */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const { PORT: port = '4000', HOST: host = '127.0.0.1' } = environment;
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535)
    throw new Error(`PORT must be a whole number from 0 to 65535, not '${port}'.`);
  if (!/^[\w.:-]+$/.test(host)) throw new Error(`HOST must be a host name or an address, not '${host}'.`);
  const { ORIGIN: told } = environment;
  const own = `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
  const origin = told === undefined ? own : originOf(told);
  if (origin === undefined)
    throw new Error(`ORIGIN must be an address such as 'https://workgrove.example', not '${told}'.`);
  return { host, port: Number(port), origin };
}
