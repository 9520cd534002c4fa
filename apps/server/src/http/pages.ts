import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

import { type App, screenAt, type ScreenName, screens } from '@pribavka/api';

import { type Manifest, preloadsOf } from './preloads.ts';

// Read again only when the build has changed, so that a rebuild needs no restart.
function createReader(folder: string): (name: string) => string | undefined {
  const known = new Map<string, { at: number; text: string }>();
  return (name) => {
    const file = join(folder, name);
    if (!existsSync(file)) return undefined;
    const at = statSync(file).mtimeMs;
    const kept = known.get(name);
    if (kept?.at === at) return kept.text;
    const text = readFileSync(file, 'utf8');
    known.set(name, { at, text });
    return text;
  };
}

/** The screen an address belongs to: one opened inside a section (`/admin/participants/42`) is of that section. */
function sectionAt(app: App, path: string): ScreenName | undefined {
  const parts = path.replace(/\/$/, '').split('/');
  for (let count = parts.length; count > 1; count -= 1) {
    const screen = screenAt(app, parts.slice(0, count).join('/'));
    if (screen) return screen;
  }
  return screenAt(app, path);
}

/** Whether somebody without a session gets Login at this screen (specification §2). */
const leadsToLogin = (screen: ScreenName): boolean => {
  const { kind } = screens[screen].availability;
  return screen === 'root' || (kind !== 'public' && kind !== 'open');
};

/** Drawn at build for somebody with a session: its file, and no address inside the screen. */
const pictures: Partial<Record<ScreenName, string>> = {
  dashboard: 'member',
  participants: 'participants-list',
  'admin-sales': 'sales-list',
};

/** By these addresses the service workers ask for the pages they keep for people with a session. */
const keptPages: Partial<Record<string, string>> = {
  '/index.html': '/',
  '/member.html': '/dashboard',
  '/admin/participants-list.html': '/admin/participants',
  '/admin/sales-list.html': '/admin/sales',
};

/**
 * The page of an address: one drawn at build where there is one for this person, `index` for all others. It names the
 * code of its screen, so that the browser asks for it together with the entry.
 */
export function createPages(options: {
  folder: string;
  app: App;
}): (path: string, cookies: string | undefined) => string | undefined {
  const { app } = options;
  const read = createReader(options.folder);
  return (address, cookies) => {
    const kept = keptPages[address];
    const path = kept ?? address;
    const signedIn =
      kept !== undefined || (cookies?.split(';').some((cookie) => /^\s?pb_session=./.test(cookie)) ?? false);
    const exact = screenAt(app, path);
    const asked = exact && app === 'portal' && !signedIn && leadsToLogin(exact) ? 'login' : sectionAt(app, path);
    const drawn = signedIn ? exact && pictures[exact] : app === 'portal' ? asked : undefined;
    const html = (drawn && read(`${drawn}.html`)) ?? read('index.html');
    const manifest = read('.vite/manifest.json');
    if (!html || !manifest) return html;
    const preloads = preloadsOf(JSON.parse(manifest) as Manifest, { screen: asked, signedIn })
      .map((file) => `/${app === 'portal' ? '' : 'admin/'}${file}`)
      .filter((url) => !html.includes(url))
      .map((url) => `<link rel="modulepreload" crossorigin href="${url}">`);
    // Before the script that asks the first questions: the code leaves no later than they do.
    return html.replace('<head>', () => `<head>${preloads.join('')}`);
  };
}
