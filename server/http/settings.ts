/** The address that the server listens on, the site's public origin, and the size of its sample data. */
export interface Settings {
  host: string;
  port: number;
  /** Such as 'https://workgrove.example': the origin in canonical links, share metadata and sitemaps. */
  origin: string;
  /** The minimum number of records of each noun; 0 for the sample alone. */
  sample: number;
}

const maxSample = 100_000;

function originOf(text: string): string | undefined {
  try {
    const { protocol, origin, pathname, search, hash, username } = new URL(text);
    const bare = pathname === '/' && !search && !hash && !username;
    return /^https?:$/.test(protocol) && bare ? origin : undefined;
  } catch {
    return undefined;
  }
}

/** Reads PORT, HOST, ORIGIN and SAMPLE. Throws an error with one sentence if a value is invalid. */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const { PORT: port = '4000', HOST: host = '127.0.0.1', SAMPLE: sample } = environment;
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535)
    throw new Error(`PORT must be a whole number from 0 to 65535, not '${port}'.`);
  if (!/^[\w.:-]+$/.test(host)) throw new Error(`HOST must be a host name or an address, not '${host}'.`);
  const { ORIGIN: configured } = environment;
  const listening = `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
  const origin = configured === undefined ? listening : originOf(configured);
  if (origin === undefined)
    throw new Error(`ORIGIN must be an address such as 'https://workgrove.example', not '${configured}'.`);
  if (sample !== undefined && (!/^[1-9]\d{0,5}$/.test(sample) || Number(sample) > maxSample))
    throw new Error(`SAMPLE must be a whole number from 1 to ${maxSample}, not '${sample}'.`);
  return { host, port: Number(port), origin, sample: Number(sample ?? 0) };
}
