import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

import { root } from '../lib/root.ts';
import { guardWeight } from './weight-guard.ts';

interface ManifestEntry {
  file: string;
  name?: string;
  isEntry?: boolean;
  imports?: string[];
}

type Manifest = Record<string, ManifestEntry>;
type App = 'portal' | 'backoffice';

const KIB = 1024;

interface Budget {
  name: string;
  app: App;
  /** Chunks of the screens under the limit: each has the name of its area. */
  screens: readonly string[];
  /** Chunks the screen waits for before it can be used, next to the entry. */
  awaited: readonly string[];
  /** Brotli, KiB. */
  limit: number;
}

/** First-screen limits: docs/adr/0019-plain-start.md, 0028; raised by a KiB in the portal with 0066. */
export const budgets: readonly Budget[] = [
  { name: 'портал, «Вход»', app: 'portal', screens: ['app'], awaited: [], limit: 176 },
  {
    name: 'портал, экран после входа',
    app: 'portal',
    screens: ['member', 'sales', 'my-points', 'profile', 'promotions', 'promotion-detail', 'nomenclature'],
    awaited: ['app', 'member'],
    limit: 220,
  },
  { name: 'бэк-офис, список', app: 'backoffice', screens: ['participants', 'sales'], awaited: ['app'], limit: 213 },
];

const distOf = (app: App): string => join(root, `apps/${app}/dist`);

function readManifest(app: App): Manifest {
  const path = join(distOf(app), '.vite/manifest.json');
  if (!existsSync(path)) throw new Error(`Нет сборки ${app}: npm run build`);
  return JSON.parse(readFileSync(path, 'utf8')) as Manifest;
}

/** Files of these sources and of everything they import statically. */
function chunksOf(manifest: Manifest, keys: readonly string[]): Set<string> {
  const files = new Set<string>();
  const seen = new Set<string>();
  const visit = (key: string): void => {
    const entry = manifest[key];
    if (!entry || seen.has(key)) return;
    seen.add(key);
    files.add(entry.file);
    for (const next of entry.imports ?? []) visit(next);
  };
  for (const key of keys) visit(key);
  return files;
}

function brotliSize(app: App, file: string): number {
  const path = join(distOf(app), file);
  return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size;
}

/** Keys of a chunk in the manifest by its name; none of that name fails the check, so that a new one is not forgotten. */
function keysOf(manifest: Manifest, name: string): string[] {
  const found = Object.keys(manifest).filter((key) => manifest[key]?.name === name);
  if (found.length === 0) throw new Error(`В сборке нет чанка «${name}»: поправьте scripts/checks/budgets.ts`);
  return found;
}

/** Scripts the browser needs before a screen can be used. */
function firstScreenScripts({ app, awaited }: Pick<Budget, 'app' | 'awaited'>, screen: string): string[] {
  const manifest = readManifest(app);
  const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry);
  const names = [...awaited, screen].flatMap((name) => keysOf(manifest, name));
  return [...chunksOf(manifest, [...entries, ...names])].filter((file) => file.endsWith('.js'));
}

/** Brotli bytes of the scripts of a first screen. */
export function firstScreenBytes(budget: Pick<Budget, 'app' | 'awaited'>, screen: string): number {
  const scripts = firstScreenScripts(budget, screen);
  return scripts.reduce((bytes, file) => bytes + brotliSize(budget.app, file), 0);
}

/** Paths of the scripts under the budget of Login: an anonymous visit to any guarded address gets by with them. */
export function loginScripts(): ReadonlySet<string> {
  return new Set(firstScreenScripts({ app: 'portal', awaited: [] }, 'app').map((file) => `/${file}`));
}

/** Every budget with its measured size; the list of those whose guard fails. */
export function checkBudgets(): string[] {
  const problems: string[] = [];
  for (const budget of budgets) {
    for (const screen of budget.screens) {
      const size = firstScreenBytes(budget, screen) / KIB;
      problems.push(...guardWeight(`${budget.name} (${screen})`, size, budget.limit));
    }
  }
  return [...problems, ...strangersInBrowserFiles(), ...builtPages()];
}

/** Words the static pages must hold: labels of their forms. */
const labelsOfPages: Record<string, readonly string[]> = {
  login: ['Телефон или эл. почта', 'Пароль', 'Войти'],
  registration: ['ИНН организации', 'Дальше'],
};

/**
 * Login and Registration are static HTML; no other file stands before the scripts of any page. Only Registration has its
 * two fonts fetched together with them: there a late face would move what stands in line with a text.
 */
function builtPages(): string[] {
  const problems: string[] = [];
  for (const [page, labels] of Object.entries(labelsOfPages)) {
    const path = join(distOf('portal'), `${page}.html`);
    const html = existsSync(path) ? readFileSync(path, 'utf8') : '';
    for (const label of labels) if (!html.includes(`>${label}<`)) problems.push(`${page}.html: нет «${label}»`);
  }
  for (const app of ['portal', 'backoffice'] as const) {
    for (const page of app === 'portal' ? ['index', 'login', 'registration'] : ['index']) {
      const html = readFileSync(join(distOf(app), `${page}.html`), 'utf8');
      const blocking = html.match(/<link[^>]*rel="stylesheet"[^>]*>|<script src=[^>]*>/g) ?? [];
      for (const tag of blocking) problems.push(`${app}/${page}.html: ${tag} стоит перед скриптами`);
      const fonts = html.match(/rel="preload" as="font"/g)?.length ?? 0;
      const wanted = page === 'registration' ? 2 : 0;
      if (fonts !== wanted) problems.push(`${app}/${page}.html: шрифтов заранее ${fonts}, нужно ${wanted}`);
    }
  }
  return problems;
}

/** The portal carries nothing of the back-office; no browser file carries the schema library. */
function strangersInBrowserFiles(): string[] {
  const problems: string[] = [];
  const forbidden: Record<string, RegExp[]> = {
    portal: [/TypeBox\.Kind/, /admin\/users\/mass-upload/, /tunings\/list/],
    backoffice: [/TypeBox\.Kind/],
  };
  for (const app of ['portal', 'backoffice'] as const) {
    const files = new Set(Object.values(readManifest(app)).map((entry) => entry.file));
    for (const file of files) {
      if (!file.endsWith('.js')) continue;
      const text = readFileSync(join(root, `apps/${app}/dist`, file), 'utf8');
      for (const pattern of forbidden[app] ?? []) if (pattern.test(text)) problems.push(`${app}/${file}: ${pattern}`);
    }
  }
  return problems;
}
