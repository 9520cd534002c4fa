import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

import { root } from '../lib/sources.ts';

interface ManifestEntry {
  file: string;
  src?: string;
  isEntry?: boolean;
  imports?: string[];
  css?: string[];
}

type Manifest = Record<string, ManifestEntry>;

const KIB = 1024;

interface Budget {
  name: string;
  app: 'portal' | 'backoffice';
  /** Sources whose chunks the first screen needs, the entry always among them. */
  sources: RegExp;
  /** Brotli, KiB. */
  limit: number;
  /**
   * KiB the screen is still over its limit, known and written down in docs/adr/0004-first-screen-budgets.md.
   * It may only shrink: a screen that grows past limit + owed fails.
   */
  owed?: number;
}

/** First-screen limits, brotli. */
export const budgets: readonly Budget[] = [
  { name: 'портал, «Вход»', app: 'portal', sources: /screens\/login\/Login\.tsx$/, limit: 105, owed: 37 },
  {
    name: 'портал, любой экран после входа',
    app: 'portal',
    sources: /screens\/(dashboard\/Dashboard|sales\/Sales|points\/MyPoints|profile\/Profile)\.tsx$/,
    limit: 140,
    owed: 15,
  },
  {
    name: 'бэк-офис, «Участники»',
    app: 'backoffice',
    sources: /screens\/participants\/Participants\.tsx$/,
    limit: 160,
    owed: 11,
  },
];

function readManifest(app: string): Manifest {
  const path = join(root, `apps/${app}/dist/.vite/manifest.json`);
  if (!existsSync(path)) throw new Error(`Нет сборки ${app}: npm run build`);
  return JSON.parse(readFileSync(path, 'utf8')) as Manifest;
}

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

function brotliSize(app: string, file: string): number {
  const path = join(root, `apps/${app}/dist`, file);
  return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size;
}

/** Script bytes (brotli) the browser needs before the screen of `source` can be used. */
export function firstScreenBytes(app: 'portal' | 'backoffice', source: string): number {
  const manifest = readManifest(app);
  // Dynamic imports that every start waits for: the application of the entry, axios for the documents that come first.
  const awaited = /^src\/app\/App\.tsx$|node_modules\/axios\/index\.js$/;
  const entry = Object.keys(manifest).filter((key) => manifest[key]?.isEntry || awaited.test(key));
  let bytes = 0;
  for (const file of chunksOf(manifest, [...entry, source])) if (file.endsWith('.js')) bytes += brotliSize(app, file);
  return bytes;
}

/** Every budget with its measured size; the list of those broken. */
export function checkBudgets(): string[] {
  const problems: string[] = [];
  for (const budget of budgets) {
    const sources = Object.keys(readManifest(budget.app)).filter((key) => budget.sources.test(key));
    if (sources.length === 0) problems.push(`${budget.name}: нет экрана, который подходит под ${budget.sources}`);
    for (const source of sources) {
      const size = firstScreenBytes(budget.app, source) / KIB;
      const owed = budget.owed ?? 0;
      const debt = owed > 0 ? `, сверх цели записано ${owed}` : '';
      const line = `${budget.name} (${source.split('/').at(-1)}): ${size.toFixed(1)} КиБ из ${budget.limit}${debt}`;
      console.log(`    ${line}`);
      if (size > budget.limit + owed) problems.push(line);
    }
  }
  return [...problems, ...strangersInBrowserFiles()];
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
