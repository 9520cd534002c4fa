// Node with `--conditions=react-server`: what a server component may import. As a bundler does, a module with
// 'use client' is replaced by references that throw when they are called here; the rest must load as it is.
import { globSync, readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';

const isOurs = (url) => url.includes('/node_modules/@pribavka/');
const isClient = (text) => /^\s*['"]use client['"]/.test(text);

/** Names of an ES module of ours: its last statement lists them all. */
function namesOf(text) {
  const list = /export \{([^}]*)\};?\s*(?:\/\/# sourceMappingURL=.*\s*)?$/.exec(text)?.[1];
  if (list === undefined) throw new Error('the exports of a built module are not where they were');
  return list.split(',').map((part) => part.trim().split(' as ').at(-1));
}

const reference = (name) =>
  `${name === 'default' ? 'export default' : `export const ${name} =`} function () { throw new Error('${name} belongs to the browser'); };`;

registerHooks({
  load(url, context, next) {
    if (!isOurs(url) || !url.endsWith('.js')) return next(url, context);
    const text = readFileSync(fileURLToPath(url), 'utf8');
    if (!isClient(text)) return next(url, context);
    return { format: 'module', shortCircuit: true, source: namesOf(text).map(reference).join('\n') };
  },
});

// A module that several others import is refused to each of them; Node reports the later refusals here.
process.on('unhandledRejection', () => undefined);

const problems = [];
let loaded = 0;
// A codemod is a program that runs when it is loaded.
for (const path of globSync('node_modules/@pribavka/*/dist/**/*.js', { exclude: ['**/dist/codemods/**'] })) {
  if (isClient(readFileSync(path, 'utf8'))) continue;
  try {
    await import(pathToFileURL(path).href);
    loaded += 1;
  } catch (error) {
    problems.push(`${path}: no 'use client', and a server cannot load it: ${error.message}`);
  }
}

/** Entries that are whole on a server: nothing behind them belongs to the browser. */
const whole = [
  '@pribavka/ui/format',
  '@pribavka/forms/rules',
  '@pribavka/forms/masks',
  '@pribavka/api/routes',
  '@pribavka/api/schemas',
  '@pribavka/api/openapi',
  '@pribavka/api/locales',
  '@pribavka/api/locales/en',
  '@pribavka/api/webhooks',
];

const belongsToBrowser = (value) => String(value).includes('belongs to the browser');

function walk(entry, url, seen = new Set()) {
  if (seen.has(url) || !isOurs(url)) return;
  seen.add(url);
  const text = readFileSync(fileURLToPath(url), 'utf8');
  if (isClient(text)) problems.push(`${entry}: reaches ${url.split('/node_modules/')[1]}, which is 'use client'`);
  for (const [, from] of text.matchAll(/^(?:import|export)\b[^;]*?from "([^"]+)";/gm)) {
    if (/^react(-dom)?(\/|$)|^styled-components/.test(from)) problems.push(`${entry}: imports ${from}`);
    walk(entry, from.startsWith('.') ? new URL(from, url).href : import.meta.resolve(from), seen);
  }
}
for (const entry of whole) walk(entry, import.meta.resolve(entry));

/** What a server component calls, and what it only hands to the browser. */
const parts = {
  '@pribavka/ui/format': { calls: ['formatDate', 'formatMoney', 'pluralRu'], hands: [] },
  '@pribavka/ui': { calls: [], hands: ['Button', 'Dialog', 'TextInput', 'UiProvider', 'Logo'] },
  '@pribavka/ui/table': { calls: ['sortRows', 'column'], hands: ['DataTable', 'useTableState'] },
  '@pribavka/forms': { calls: [], hands: ['Form', 'PhoneField', 'useMask', 'FullNameFields'] },
  '@pribavka/forms/rules': { calls: ['required', 'compose', 'innChecksum'], hands: [] },
  '@pribavka/api': { calls: ['createApi', 'createSession', 'memoryStore', 'decide'], hands: ['browserSession'] },
  '@pribavka/api/fetch': { calls: ['createApi', 'createSession', 'retries', 'iterate'], hands: ['browserSession'] },
  '@pribavka/api/react': { calls: [], hands: ['ApiProvider', 'useQuery', 'useInvalidate', 'Allowed'] },
};
for (const [entry, { calls, hands }] of Object.entries(parts)) {
  const module = await import(entry).catch(() => ({}));
  for (const name of calls) {
    if (typeof module[name] !== 'function' || belongsToBrowser(module[name])) {
      problems.push(`${entry}: a server cannot call ${name}`);
    }
  }
  for (const name of hands) {
    if (!belongsToBrowser(module[name])) problems.push(`${entry}: ${name} lacks 'use client'`);
  }
}
for (const problem of problems) console.error(problem);
console.log(`${loaded} modules load on a server`);
process.exit(problems.length === 0 ? 0 : 1);
