import { isIP } from 'node:net';
import { compile } from 'proxy-addr';
import type { TrustProxy } from '../live/accounts/visitor.ts';
import type { Location } from '../live/database.ts';
import type { CorsOrigins } from './cors.ts';

export interface Settings {
  host: string;
  port: number;
  /** Such as 'https://workgrove.example': the origin in canonical links, share metadata and sitemaps. */
  origin: string;
  /** The minimum number of records of each noun; 0 for the sample alone. */
  sample: number;
  /** The GraphQL server that answers in place of this one, such as 'http://127.0.0.1:5000/graphql'. */
  endpoint?: string;
  /** Where live mode stores the data; without it actions are simulated. */
  live?: Location;
  /** Signs the cookies of sessions in live mode. */
  secret?: string;
  /** Lets programs of other machines read /metrics. */
  metricsToken?: string;
  /** The sites whose pages may use /graphql. */
  corsOrigins: CorsOrigins;
  /** The proxies that name the addresses of clients; by default those on this machine. */
  trustProxy?: TrustProxy;
}

type Environment = Readonly<Record<string, string | undefined>>;

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

/** Reads origins such as 'http://localhost:5173,https://app.example+cookies'. */
function readCorsOrigins(text: string): CorsOrigins {
  const origins = text.split(',').map((entry) => {
    const [address = '', cookies, ...more] = entry.trim().split('+');
    const origin = originOf(address);
    if (origin === undefined || (cookies ?? 'cookies') !== 'cookies' || more.length > 0)
      throw new Error(
        `CORS_ORIGINS must be origins such as 'http://localhost:5173,https://app.example+cookies', not '${text}'.`,
      );
    return [origin, { cookies: cookies !== undefined }] as const;
  });
  return Object.fromEntries(origins);
}

/** Reads TRUST_PROXY, in the words of Express: names of networks, addresses and networks, or a number of hops. */
function readTrustProxy(text: string): TrustProxy {
  if (/^\d{1,2}$/.test(text)) return (_address, hop) => hop < Number(text);
  const entries = text.split(',').map((entry) => entry.trim());
  const isNetwork = (entry: string) =>
    /^(loopback|linklocal|uniquelocal)$/.test(entry) || isIP(entry.replace(/\/.*/, '')) > 0;
  try {
    if (entries.every(isNetwork)) return compile(entries);
  } catch {
    // `compile` refuses a length such as that of '10.0.0.0/33'.
  }
  throw new Error(
    `TRUST_PROXY must be a number of proxies from 0 to 99, or a list of loopback, linklocal, uniquelocal, addresses and networks such as 'loopback,172.18.0.0/16', not '${text}'.`,
  );
}

const isEndpoint = (text: string) =>
  URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) && new URL(text).username === '';

/** Whether an endpoint is this server, which would forward each request to itself. */
function isOwn(endpoint: string, host: string, port: string): boolean {
  const { hostname, port: endpointPort, protocol } = new URL(endpoint);
  const own = [host, `[${host}]`, 'localhost', '127.0.0.1', '[::1]'];
  return own.includes(hostname) && Number(endpointPort || (protocol === 'http:' ? 80 : 443)) === Number(port);
}

/** Reads DATABASE_URL and DATA_FOLDER. Throws an error with one sentence, without the URL's password. */
export function readLocation({ DATABASE_URL: url, DATA_FOLDER: folder = '.data' }: Environment): Location {
  if (url === undefined) {
    if (folder === '') throw new Error("DATA_FOLDER must be a folder such as '.data'.");
    return { folder };
  }
  // The last test finds a percent sign that begins no escape, as in the password 'a%b'.
  if (!/^postgres(ql)?:\/\//.test(url) || !URL.canParse(url) || /%(?![\da-f]{2})/i.test(url))
    throw new Error(
      "DATABASE_URL must be an address such as 'postgres://workgrove:password@127.0.0.1:5432/workgrove'.",
    );
  return { url };
}

/** Where live mode stores the data; undefined in simulated mode. */
function readLive(environment: Environment): Location | undefined {
  const { LIVE: live, GRAPHQL_ENDPOINT: endpoint } = environment;
  if (live === undefined) return undefined;
  if (live !== '1') throw new Error(`LIVE must be 1, not '${live}'.`);
  if (endpoint !== undefined)
    throw new Error('Set LIVE or GRAPHQL_ENDPOINT, not both: each replaces the simulated data.');
  return readLocation(environment);
}

/** Reads the variables that README.md describes, such as PORT. Throws an error with one sentence if a value is invalid. */
export function readSettings(environment: Environment): Settings {
  const { PORT: port = '4000', HOST: host = '127.0.0.1', ORIGIN: configured } = environment;
  const { SAMPLE: sample, GRAPHQL_ENDPOINT: endpoint, SECRET: secret, CORS_ORIGINS: cors } = environment;
  const { METRICS_TOKEN: metricsToken, TRUST_PROXY: proxies } = environment;
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535)
    throw new Error(`PORT must be a whole number from 0 to 65535, not '${port}'.`);
  if (!/^[\w.:-]+$/.test(host)) throw new Error(`HOST must be a host name or an address, not '${host}'.`);
  const listening = `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
  const origin = configured === undefined ? listening : originOf(configured);
  if (origin === undefined)
    throw new Error(`ORIGIN must be an address such as 'https://workgrove.example', not '${configured}'.`);
  if (sample !== undefined && (!/^[1-9]\d{0,5}$/.test(sample) || Number(sample) > maxSample))
    throw new Error(`SAMPLE must be a whole number from 1 to ${maxSample}, not '${sample}'.`);
  if (endpoint !== undefined && !isEndpoint(endpoint))
    throw new Error(
      `GRAPHQL_ENDPOINT must be an address such as 'http://127.0.0.1:5000/graphql', not '${endpoint}'.`,
    );
  if (endpoint !== undefined && isOwn(endpoint, host, port))
    throw new Error(`GRAPHQL_ENDPOINT must be another server, but '${endpoint}' is this one.`);
  const live = readLive(environment);
  if (secret !== undefined && secret.length < 32)
    throw new Error('SECRET must have at least 32 characters, such as the output of `openssl rand -hex 32`.');
  if (metricsToken !== undefined && metricsToken.length < 32)
    throw new Error(
      'METRICS_TOKEN must have at least 32 characters, such as the output of `openssl rand -hex 32`.',
    );
  if (live && 'url' in live && secret === undefined)
    throw new Error(
      'Set SECRET, the same for all servers of a database, such as the output of `openssl rand -hex 32`.',
    );
  return {
    host,
    port: Number(port),
    origin,
    sample: Number(sample ?? 0),
    corsOrigins: cors === undefined ? {} : readCorsOrigins(cors),
    ...(endpoint !== undefined && { endpoint }),
    ...(live && { live }),
    ...(secret !== undefined && { secret }),
    ...(proxies !== undefined && { trustProxy: readTrustProxy(proxies) }),
    ...(metricsToken !== undefined && { metricsToken }),
  };
}
