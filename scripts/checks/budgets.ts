import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

import { root } from '../lib/root.ts';

interface ManifestEntry {
  file: string;
  isEntry?: boolean;
  imports?: string[];
}

type Manifest = Record<string, ManifestEntry>;
type App = 'portal' | 'backoffice';

const KIB = 1024;

interface Budget {
  name: string;
  app: App;
  /** Screens under the limit, by their sources. */
  screens: RegExp;
  /**
   * Dynamic imports that the screen waits for before it can be used, next to the entry: what stands around it and what
   * it asks the server with. A pattern nothing in the build fits fails the check, so that a new name is not forgotten.
   */
  awaited: readonly RegExp[];
  /** Brotli, KiB. */
  limit: number;
}

/** First-screen limits: docs/adr/0019-plain-start.md. */
export const budgets: readonly Budget[] = [
  { name: 'портал, «Вход»', app: 'portal', screens: /screens\/login\/route\.tsx$/, awaited: [], limit: 200 },
  {
    name: 'портал, экран после входа',
    app: 'portal',
    screens: /screens\/(dashboard|sales|my-points|profile|promotions|promotion-detail|nomenclature)\/route\.tsx$/,
    awaited: [/src\/app\/shell\/Shell\.tsx$/],
    limit: 215,
  },
  {
    name: 'бэк-офис, «Участники»',
    app: 'backoffice',
    screens: /screens\/participants\/route\.tsx$/,
    awaited: [],
    limit: 220,
  },
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

/** Scripts the browser needs before the screen of `source` can be used. */
function firstScreenScripts({ app, awaited }: Pick<Budget, 'app' | 'awaited'>, source: string): string[] {
  const manifest = readManifest(app);
  const keys = Object.keys(manifest);
  const entries = keys.filter((key) => manifest[key]?.isEntry);
  for (const pattern of awaited) {
    const found = keys.filter((key) => pattern.test(key));
    if (found.length === 0) throw new Error(`В сборке нет ${pattern}: поправьте scripts/checks/budgets.ts`);
    entries.push(...found);
  }
  return [...chunksOf(manifest, [...entries, source])].filter((file) => file.endsWith('.js'));
}

/** Brotli bytes of the scripts of a first screen. */
export function firstScreenBytes(budget: Pick<Budget, 'app' | 'awaited'>, source: string): number {
  const scripts = firstScreenScripts(budget, source);
  return scripts.reduce((bytes, file) => bytes + brotliSize(budget.app, file), 0);
}

/** Paths of the scripts under the budget of Login: an anonymous visit to any guarded address gets by with them. */
export function loginScripts(): ReadonlySet<string> {
  const [login] = budgets;
  const source = Object.keys(readManifest('portal')).find((key) => login?.screens.test(key));
  if (!login || !source) throw new Error('В сборке портала нет «Входа»: поправьте scripts/checks/budgets.ts');
  return new Set(firstScreenScripts(login, source).map((file) => `/${file}`));
}

/** Every budget with its measured size; the list of those broken. */
export function checkBudgets(): string[] {
  const problems: string[] = [];
  for (const budget of budgets) {
    const sources = Object.keys(readManifest(budget.app)).filter((key) => budget.screens.test(key));
    if (sources.length === 0) problems.push(`${budget.name}: нет экрана, который подходит под ${budget.screens}`);
    for (const source of sources) {
      const size = firstScreenBytes(budget, source) / KIB;
      const line = `${budget.name} (${source.split('/').at(-1)}): ${size.toFixed(1)} КиБ из ${budget.limit}`;
      console.log(`    ${line}`);
      if (size > budget.limit) problems.push(line);
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
 * Login and Registration are static HTML with the two fonts of their text asked for at once; no other file
 * stands before the scripts of any page.
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
      const wanted = page === 'index' ? 0 : 2;
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
