import { expect, test } from 'vitest';
import { readSettings } from './settings.ts';

test('by default the server listens on port 4000 of the loopback interface', () => {
  expect(readSettings({})).toEqual({
    host: '127.0.0.1',
    port: 4000,
    origin: 'http://127.0.0.1:4000',
    sample: 0,
    corsOrigins: {},
  });
});

for (const [environment, settings] of [
  [{ PORT: '8080' }, { host: '127.0.0.1', port: 8080 }],
  [{ PORT: '0' }, { host: '127.0.0.1', port: 0 }],
  [
    { PORT: '65535', HOST: '0.0.0.0' },
    { host: '0.0.0.0', port: 65_535 },
  ],
  [{ HOST: '::1' }, { host: '::1', port: 4000 }],
  [{ SAMPLE: '1' }, { sample: 1 }],
  [{ SAMPLE: '100000' }, { sample: 100_000 }],
  [{ HOST: 'my-host.example' }, { host: 'my-host.example', port: 4000 }],
  [{ HOST: '::1', PORT: '80' }, { origin: 'http://[::1]:80' }],
  [{ ORIGIN: 'https://workgrove.example/', PORT: '80' }, { origin: 'https://workgrove.example' }],
  [{ GRAPHQL_ENDPOINT: 'https://a.example/v1?key=1' }, { endpoint: 'https://a.example/v1?key=1' }],
  [
    { CORS_ORIGINS: 'http://localhost:5173/, https://app.example+cookies' },
    {
      corsOrigins: {
        'http://localhost:5173': { cookies: false },
        'https://app.example': { cookies: true },
      },
    },
  ],
] as const)
  test(`${JSON.stringify(environment)} is accepted`, () => {
    expect(readSettings(environment)).toMatchObject(settings);
  });

test.each([
  [
    'ORIGIN',
    "an address such as 'https://workgrove.example'",
    ['', 'workgrove.example', 'ftp://x', 'https://x/sub', 'https://a:b@x', 'https://x?y'],
  ],
  [
    'TRUST_PROXY',
    "a number of proxies from 0 to 99, or a list of loopback, linklocal, uniquelocal, addresses and networks such as 'loopback,172.18.0.0/16'",
    [
      '',
      'true',
      '100',
      '-1',
      '1.5',
      'loopback, 2',
      'nginx',
      '10.0.0.0/33',
      '10.0.0.0/8/8',
      '10.0.0/8',
      '::/0',
    ],
  ],
  ['PORT', 'a whole number from 0 to 65535', ['', 'http', '-1', '65536', '80.5', ' 80', '0x50', '999999']],
  ['HOST', 'a host name or an address', ['', 'a b', 'http://x', '[::1]']],
  ['SAMPLE', 'a whole number from 1 to 100000', ['', '0', '-1', '100001', '1e3', 'many', '10.5']],
  [
    'GRAPHQL_ENDPOINT',
    "an address such as 'http://127.0.0.1:5000/graphql'",
    ['', '/graphql', 'localhost:5000/graphql', 'ws://x/graphql', 'http://a:b@x/graphql'],
  ],
  [
    'CORS_ORIGINS',
    "origins such as 'http://localhost:5173,https://app.example+cookies'",
    ['', '*', 'localhost:5173', 'http://a.example/sub', 'http://a.example+cookie', 'http://a.example,'],
  ],
])('an invalid %s throws an error with one sentence', (name, valid, values) => {
  for (const value of values)
    expect(() => readSettings({ [name]: value })).toThrow(`${name} must be ${valid}, not '${value}'.`);
});

for (const [endpoint, environment] of [
  ['http://localhost:4000/graphql', {}],
  ['http://[::1]/graphql', { PORT: '80' }],
  ['https://my-host.example/graphql', { HOST: 'my-host.example', PORT: '443' }],
] as const)
  test(`GRAPHQL_ENDPOINT ${endpoint} is this server with ${JSON.stringify(environment)}`, () => {
    expect(() => readSettings({ GRAPHQL_ENDPOINT: endpoint, ...environment })).toThrow(
      `GRAPHQL_ENDPOINT must be another server, but '${endpoint}' is this one.`,
    );
  });

const secret = 'x'.repeat(32);
for (const [environment, live] of [
  [{}, undefined],
  [{ DATABASE_URL: 'postgres://127.0.0.1/workgrove' }, undefined],
  [{ LIVE: '1' }, { folder: '.data' }],
  [{ LIVE: '1', DATA_FOLDER: '/var/lib/workgrove' }, { folder: '/var/lib/workgrove' }],
  [
    { LIVE: '1', SECRET: secret, DATABASE_URL: 'postgres://a:b@db:5433/x' },
    { url: 'postgres://a:b@db:5433/x' },
  ],
  [
    { LIVE: '1', SECRET: secret, DATABASE_URL: 'postgresql:///x?host=/run' },
    { url: 'postgresql:///x?host=/run' },
  ],
] as const)
  test(`${JSON.stringify(environment)} stores the data in ${JSON.stringify(live)}`, () => {
    expect(readSettings(environment).live).toEqual(live);
  });

for (const [environment, sentence] of [
  [{ LIVE: '0' }, "LIVE must be 1, not '0'."],
  [
    { LIVE: '1', DATABASE_URL: 'postgres://a:b@db:5433/x' },
    'Set SECRET, the same for all servers of a database, such as the output of `openssl rand -hex 32`.',
  ],
  [
    { METRICS_TOKEN: 'short' },
    'METRICS_TOKEN must have at least 32 characters, such as the output of `openssl rand -hex 32`.',
  ],
  [
    { LIVE: '1', SECRET: 'short' },
    'SECRET must have at least 32 characters, such as the output of `openssl rand -hex 32`.',
  ],
  [{ LIVE: '' }, "LIVE must be 1, not ''."],
  [{ LIVE: '1', DATA_FOLDER: '' }, "DATA_FOLDER must be a folder such as '.data'."],
  [
    { LIVE: '1', GRAPHQL_ENDPOINT: 'http://127.0.0.1:5000/graphql' },
    'Set LIVE or GRAPHQL_ENDPOINT, not both: each replaces the simulated data.',
  ],
] as const)
  test(`${JSON.stringify(environment)} throws an error with one sentence`, () => {
    expect(() => readSettings(environment)).toThrow(sentence);
  });

for (const url of [
  '',
  'workgrove',
  'mysql://a:secret@b/c',
  'postgres:a:secret@b',
  'postgres://a:secret@b:port/c',
])
  test(`DATABASE_URL '${url}' throws an error without the password`, () => {
    expect(() => readSettings({ LIVE: '1', DATABASE_URL: url })).toThrow(
      /^DATABASE_URL must be an address such as 'postgres:\/\/workgrove:password@127.0.0.1:5432\/workgrove'\.$/,
    );
  });
