import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readSettings } from '../http/settings.ts';

const guide = readFileSync('.github/guides/operate.md', 'utf8');
const folder = mkdtempSync(join(tmpdir(), 'workgrove-operate-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs a program; undefined where the machine has none. */
function run(program: string, ...args: string[]) {
  const { error, status, stderr } = spawnSync(program, args, { encoding: 'utf8' });
  return error ? undefined : { status, stderr };
}

/** Fails for an error or a warning about a file of the folder, unless the machine does not have the program. */
function expectAccepted(result: ReturnType<typeof run>): void {
  if (!result) return;
  expect(result.stderr).not.toContain(folder);
  expect(result.status).toBe(0);
}

test('systemd accepts the unit of the guide', () => {
  const unit = /^# \/etc\/systemd\/system\/(workgrove@\.service)\n[^]*?(?=^```$)/m.exec(guide)!;
  const file = join(folder, unit[1]!);
  writeFileSync(file, unit[0]);
  expectAccepted(run('systemd-analyze', 'verify', '--man=no', file));
});

test('the server accepts the environment of the guide', () => {
  const text = /\/etc\/workgrove\.env' <<END\n([^]*?)^END$/m.exec(guide)![1]!.trim();
  const environment = Object.fromEntries(
    text
      .split('\n')
      .map((line) => line.replace('$(openssl rand -hex 32)', 'f'.repeat(64)).split(/=(.*)/s, 2)),
  ) as Record<string, string>;
  expect(readSettings({ ...environment, PORT: '4001' })).toMatchObject({
    live: { url: environment['DATABASE_URL'] },
    origin: 'https://workgrove.example',
    metricsToken: 'f'.repeat(64),
  });
});

test('nginx accepts the site of the guide, which asks the two servers of the guide', () => {
  const site = readFileSync('server/bench/nginx.conf', 'utf8');
  expect(guide).toContain('enable --now workgrove@4001 workgrove@4002');
  expect(site.match(/server 127\.0\.0\.1:\d+/g)).toEqual(['server 127.0.0.1:4001', 'server 127.0.0.1:4002']);
  const certificate = join(folder, 'certificate.pem');
  const key = join(folder, 'key.pem');
  const made = run(
    'openssl',
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-days',
    '1',
    '-subj',
    '/CN=workgrove.example',
    '-keyout',
    key,
    '-out',
    certificate,
  );
  if (made?.status !== 0) return;
  const main = join(folder, 'nginx.conf');
  for (const name of ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']) mkdirSync(join(folder, name));
  const local = site
    .replace(/\/etc\S+fullchain\.pem/, certificate)
    .replace(/\/etc\S+privkey\.pem/, key)
    // Ports below 1024 need rights.
    .replaceAll(
      /listen (\[::\]:)?(80|443)\b/g,
      (_, host = '', port) => `listen ${host}2${port.padStart(4, '0')}`,
    );
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  writeFileSync(
    main,
    `pid ${folder}/pid; events { worker_connections 10000; } worker_rlimit_nofile 20000; http { access_log off; ${temporary.join(' ')}\n${local}}`,
  );
  expectAccepted(run('nginx', '-t', '-q', '-c', main, '-e', join(folder, 'errors')));
});
