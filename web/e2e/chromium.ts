import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** In order of preference. The headless shell opens no windows, so a page takes a third of the time. */
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

/** Path from the variable CHROMIUM, from PATH, or Playwright's own browser. */
function find(): string | undefined {
  const { CHROMIUM } = process.env;
  if (CHROMIUM) {
    if (!existsSync(CHROMIUM)) throw new Error(`CHROMIUM is '${CHROMIUM}', but that file does not exist.`);
    return CHROMIUM;
  }
  const own = chromium.executablePath();
  return names.map(onPath).find(Boolean) ?? (existsSync(own) ? own : undefined);
}

/** Tries one way to install a browser and ignores its failure. */
function attempt(command: string, ...args: string[]): void {
  try {
    execFileSync(command, args, { stdio: 'pipe', timeout: 300_000 });
  } catch {
    // Another way may work.
  }
}

/** Returns the path of a Chromium, and installs one if there is none. */
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
    'The browser tests need a Chromium: install one, or set CHROMIUM to its path, and run `npm run test:browser` again.',
  );
}

/** Features that Playwright disables, and the hidden pages of the address bar, which cost as much time as ours. */
const disabledFeatures = [
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

/** Arguments for tests: no GPU, and no background requests. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Chromium only uses the last such list, so this one includes the features of Playwright.
  `--disable-features=${disabledFeatures.join(',')}`,
];
