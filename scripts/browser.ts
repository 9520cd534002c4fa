// Finds a Chromium for the tests, or installs one: Debian's as root, Playwright's own elsewhere.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';

/** Chromium without its windows: an eighth faster, and what Playwright itself starts where nobody looks. */
const shell = '/usr/bin/chromium-headless-shell';
const whole = '/usr/bin/chromium';

const places = [
  shell,
  whole,
  '/usr/bin/chromium-browser',
  '/snap/bin/chromium',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

export const browserArgs = [
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--font-render-hinting=none',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

function playwrightBinary(): string | undefined {
  try {
    const { chromium } = createRequire(import.meta.url)('playwright') as typeof import('playwright');
    return chromium.executablePath();
  } catch {
    return undefined;
  }
}

/** Path of the browser to drive, or undefined when there is none. CHROMIUM_PATH wins. */
export function findBrowser(): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  if (named) return existsSync(named) ? named : undefined;
  return [playwrightBinary(), ...places].find((path) => path && existsSync(path));
}

/** What Playwright needs to start that browser. */
export function launchOptions(): { executablePath?: string; args: string[] } {
  const executablePath = findBrowser();
  return executablePath ? { executablePath, args: browserArgs } : { args: browserArgs };
}

const isDebianRoot = (): boolean => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

const run = (command: string, args: string[]): boolean =>
  spawnSync(command, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0;

const installDebian = (browser: string): boolean =>
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', browser, 'fonts-dejavu-core']);

/** Installs a browser where there is none, or none but the whole one; throws with one plain sentence when it cannot. */
export function ensureBrowser(): string {
  const found = findBrowser();
  const isWhole = found === whole && !process.env.CHROMIUM_PATH && isDebianRoot();
  if (found && !isWhole) return found;
  if (isDebianRoot()) {
    console.log('Ставим Chromium для проверок…');
    run('apt-get', ['update', '-qq']);
    // Older releases of Debian have the whole browser only.
    if (!installDebian('chromium-headless-shell') && !found) installDebian('chromium');
  } else {
    console.log('Скачиваем Chromium для проверок…');
    run('npx', ['playwright', 'install', '--only-shell', 'chromium']);
  }
  const installed = findBrowser();
  if (!installed) throw new Error('Для проверок нужен Chromium или Chrome: установите его или задайте CHROMIUM_PATH.');
  return installed;
}
