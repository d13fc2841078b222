import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** The shell first: it opens no windows, so a page costs it a third of the time. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

const onPath = (name: string): string | undefined => {
  const { status, stdout } = spawnSync('which', [name], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
};

/** CHROMIUM from the environment, the system's, or Playwright's own. */
function find(): string | undefined {
  const { CHROMIUM } = process.env;
  if (CHROMIUM) {
    if (!existsSync(CHROMIUM)) throw new Error(`CHROMIUM names '${CHROMIUM}', where there is no file.`);
    return CHROMIUM;
  }
  const own = chromium.executablePath();
  return names.map(onPath).find(Boolean) ?? (existsSync(own) ? own : undefined);
}

/** Tries one way to get a browser; what it prints helps only when all have failed. */
function attempt(command: string, ...args: string[]): void {
  try {
    execFileSync(command, args, { stdio: 'pipe', timeout: 300_000 });
  } catch {
    // The next way may work.
  }
}

/** The path of a Chromium; where there is none, one is installed. */
export function ensureChromium(): string {
  const found = find();
  if (found) return found;
  console.log('No Chromium found; installing one.');
  attempt('npx', 'playwright', 'install', 'chromium');
  if (!find()) {
    attempt('apt-get', 'update');
    attempt('apt-get', 'install', '--yes', '--no-install-recommends', 'chromium-headless-shell');
    if (!find()) attempt('apt-get', 'install', '--yes', '--no-install-recommends', 'chromium');
  }
  const installed = find();
  if (installed) return installed;
  throw new Error(
    'The browser tests need a Chromium: install one, or set CHROMIUM to its path, and run `npm test` again.',
  );
}

/** What Playwright switches off in Chromium, and the pages behind its address bar, which cost as much as ours. */
const unwanted = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'WebUIOmniboxPopup',
];

/** A browser for tests: nothing drawn by a graphics card, nothing asked of anybody but us. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Of two such lists Chromium takes the last one.
  `--disable-features=${unwanted.join(',')}`,
];
