// Finds a Chromium for the tests, or installs one: Debian's as root, Playwright's own elsewhere.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';

const places = [
  '/usr/bin/chromium',
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

/** Installs a browser where there is none; throws with one plain sentence when it cannot. */
export function ensureBrowser(): string {
  const found = findBrowser();
  if (found) return found;
  const run = (command: string, args: string[]): boolean =>
    spawnSync(command, args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Ставим Chromium для проверок…');
    run('apt-get', ['update', '-qq']);
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-dejavu-core']);
  } else {
    console.log('Скачиваем Chromium для проверок…');
    run('npx', ['playwright', 'install', '--only-shell', 'chromium']);
  }
  const installed = findBrowser();
  if (!installed) throw new Error('Для проверок нужен Chromium или Chrome: установите его или задайте CHROMIUM_PATH.');
  return installed;
}
