/** Where to listen. */
export interface Settings {
  host: string;
  port: number;
}

/** Reads PORT and HOST; a value that cannot work is refused in one sentence. */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const { PORT: port = '4000', HOST: host = '127.0.0.1' } = environment;
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535)
    throw new Error(`PORT must be a whole number from 0 to 65535, not '${port}'.`);
  if (!/^[\w.:-]+$/.test(host)) throw new Error(`HOST must be a host name or an address, not '${host}'.`);
  return { host, port: Number(port) };
}
