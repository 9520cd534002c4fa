import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { browserArgs, ensureBrowser } from '../browser.ts';
import type { Adopter } from './adopter.ts';
import { packageNames } from './pack.ts';
import { root } from './root.ts';

/** The application as Vite built it: every drawing is a file of its own with an address on the page's own site. */
function builtDrawings({ folder }: Adopter): string[] {
  const drawings = globSync('dist/assets/*.svg', { cwd: folder });
  const scripts = globSync('dist/assets/*.js', { cwd: folder }).map((path) => readFileSync(join(folder, path), 'utf8'));
  const problems = ['mark', 'login', 'slab', 'amber-1', 'rhodonite-4'].filter(
    (name) => !drawings.some((path) => path.includes(`${name}-`)),
  );
  const lost = problems.map((name) => `в сборке нет рисунка ${name}.svg`);
  return scripts.some((text) => text.includes('file://')) ? [...lost, 'в сборке остался адрес файла на диске'] : lost;
}

/** Entries that no page of the adopter imports: a new one must not stay untried. */
function untriedEntries({ folder }: Adopter): string[] {
  const code = globSync('src/**/*.{ts,tsx}', { cwd: folder, exclude: ['src/readme'] }).map((path) =>
    readFileSync(join(folder, path), 'utf8'),
  );
  return packageNames.flatMap((name) => {
    const { exports } = JSON.parse(readFileSync(join(root, 'packages', name, 'package.json'), 'utf8')) as {
      exports: Record<string, string | object>;
    };
    return Object.keys(exports)
      .filter((entry) => typeof exports[entry] === 'object')
      .map((entry) => `@pribavka/${name}${entry.slice(1)}`)
      .filter((specifier) => !code.some((text) => text.includes(`from '${specifier}'`)));
  });
}

/** Pages a package promises in its `llms.txt` and does not hold. */
function lostPages({ folder }: Adopter): string[] {
  return ['ui', 'forms'].flatMap((name) => {
    const dist = join(folder, 'node_modules', '@pribavka', name, 'dist');
    if (!existsSync(join(dist, 'llms.txt'))) return [`@pribavka/${name}: нет dist/llms.txt`];
    const links = [...readFileSync(join(dist, 'llms.txt'), 'utf8').matchAll(/\]\((md\/[^)]+)\)/g)].map(
      ([, link = '']) => link,
    );
    const lost = links.filter((link) => !existsSync(join(dist, link)));
    return links.length === 0 ? [`@pribavka/${name}: llms.txt без страниц`] : lost;
  });
}

/** A codemod as the guide starts it, over a module of the old release. */
async function runCodemod({ folder, run }: Adopter): Promise<string[]> {
  const file = join(folder, 'old-release.tsx');
  writeFileSync(
    file,
    "import { Checkbox } from '@pribavka/ui';\n\nexport const Agreed = () => <Checkbox defaultChecked>Да</Checkbox>;\n",
  );
  const failed = await run('npx', ['--no-install', 'pribavka-codemod', 'value-convention', 'old-release.tsx']);
  const after = readFileSync(file, 'utf8');
  rmSync(file);
  if (failed !== undefined) return [failed];
  return after.includes('<Checkbox defaultValue>') ? [] : [`сценарий перехода ничего не изменил:\n${after}`];
}

/** The client on a server that has nothing else: what only other entries need is not installed along. */
async function lightClient({ folder, run }: Adopter): Promise<string[]> {
  // Outside of the folder: Node looks for packages in every folder above.
  const place = mkdtempSync(join(tmpdir(), 'pribavka-light-'));
  const [packed = ''] = globSync('packed/pribavka-api-*.tgz', { cwd: folder });
  writeFileSync(join(place, 'package.json'), JSON.stringify({ private: true, type: 'module' }));
  const { exports } = JSON.parse(readFileSync(join(root, 'packages/api/package.json'), 'utf8')) as { exports: object };
  const needing = new Set(['.', './react', './fingerprint', './package.json']);
  const entries = Object.keys(exports).filter((entry) => !needing.has(entry));
  const imports = entries.map((entry) => `await import('@pribavka/api${entry.slice(1)}');`).join('\n');
  writeFileSync(join(place, 'use.js'), imports);
  // Declarations are read whole: they may name a package that no module imports.
  writeFileSync(join(place, 'use.ts'), `${imports}\nexport {};\n`);
  const compilerOptions = { lib: ['es2023', 'dom', 'dom.iterable'], module: 'nodenext', noEmit: true, types: [] };
  writeFileSync(join(place, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['use.ts'] }));
  const options = ['--prefer-offline', '--ignore-scripts', '--no-audit', '--no-fund', '--no-package-lock'];
  const failed =
    (await run('npm', ['install', '--prefix', place, ...options, join(folder, packed)])) ??
    (await run('node', [join(place, 'use.js')])) ??
    (await run('tsc', ['-p', place]));
  const installed = globSync('node_modules/{*,@*/*}/package.json', { cwd: place }).map((path) =>
    path.slice('node_modules/'.length, -'/package.json'.length),
  );
  rmSync(place, { recursive: true, force: true });
  if (failed !== undefined) return [failed];
  const allowed = new Set(['@pribavka/api', '@sinclair/typebox', 'uuid']);
  return installed.filter((name) => !allowed.has(name)).map((name) => `с @pribavka/api ставится ещё и ${name}`);
}

interface Step {
  readonly name: string;
  readonly run: (adopter: Adopter) => Promise<string[]>;
}

const command =
  (program: string, args: readonly string[], env?: Record<string, string>) =>
  async ({ run }: Adopter): Promise<string[]> => {
    const failed = await run(program, args, env);
    return failed === undefined ? [] : [failed];
  };

/** What another team does first with the packages, in the order of how soon it would notice. */
export const steps: readonly Step[] = [
  {
    name: 'каждый вход чем-нибудь взят в adopter/app',
    run: async (adopter) => untriedEntries(adopter),
  },
  { name: 'страницы документации лежат в пакетах', run: async (adopter) => lostPages(adopter) },
  { name: 'сценарий перехода запускается через npx', run: runCodemod },
  { name: 'клиент ставится без axios, SWR, React и отпечатка', run: lightClient },
  { name: 'каждый вход импортируется в чистом Node', run: command('node', ['imports.mjs']) },
  {
    name: 'серверный компонент: что без «use client», загружается',
    run: command('node', ['--conditions=react-server', 'server-modules.mjs']),
  },
  { name: 'типы строгого приложения и примеров из README, без skipLibCheck', run: command('tsc', ['-p', '.']) },
  {
    name: 'сборка Vite',
    run: async (adopter) => {
      const failed = await adopter.run('vite', ['build', '--logLevel', 'warn']);
      return failed === undefined ? builtDrawings(adopter) : [failed];
    },
  },
  {
    name: 'renderToString в чистом Node',
    run: async (adopter) => {
      const failed =
        (await adopter.run('vite', [
          'build',
          '--ssr',
          'src/render.tsx',
          '--outDir',
          'dist-ssr',
          '--logLevel',
          'warn',
        ])) ?? (await adopter.run('node', ['render.mjs']));
      return failed === undefined ? [] : [failed];
    },
  },
  {
    name: 'Vitest в Node и в Chromium',
    run: async (adopter) => {
      const env = { CHROMIUM_PATH: ensureBrowser(), CHROMIUM_ARGS: browserArgs.join(' '), CI: '1' };
      const failed = await adopter.run('vitest', ['run', '--reporter=dot'], env);
      return failed === undefined ? [] : [failed];
    },
  },
];
