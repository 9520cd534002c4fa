import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

import { pack, packageNames } from './pack.ts';
import { root } from './root.ts';
import { capture } from './run.ts';

interface Lock {
  packages: Record<string, { version?: string }>;
}

/** The version this project itself works with: an adopter's folder then comes from npm's cache. */
function ownVersions(names: readonly string[]): Record<string, string> {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lock;
  return Object.fromEntries(
    names.map((name) => {
      const version = packages[`node_modules/${name}`]?.version;
      if (version === undefined) throw new Error(`В package-lock.json нет ${name}`);
      return [name, version];
    }),
  );
}

/** Variables of npm and of the tests around would tell an adopter's tools about this project. */
function outsideEnv(folder: string, extra: Record<string, string>): NodeJS.ProcessEnv {
  const own =
    /^(npm_(?!config_(registry|cache|.*proxy|cafile|userconfig|globalconfig|prefer_offline)$)|VITEST|NODE_ENV$|NODE_OPTIONS$)/i;
  const env = Object.fromEntries(Object.entries(process.env).filter(([key]) => !own.test(key)));
  const outside = (env['PATH'] ?? '').split(delimiter).filter((path) => !path.startsWith(join(root, 'node_modules')));
  return { ...env, ...extra, PATH: [join(folder, 'node_modules', '.bin'), ...outside].join(delimiter) };
}

export interface Adopter {
  /** Runs a program in the folder; what it printed when it failed, otherwise nothing. */
  run: (command: string, args: readonly string[], env?: Record<string, string>) => Promise<string | undefined>;
  folder: string;
  /** Environment for a program that goes on running. */
  env: (extra?: Record<string, string>) => NodeJS.ProcessEnv;
}

type Versions = Readonly<Record<string, string>>;

/** What of an adopter's `package.json` matters for an installation. */
interface Manifest {
  readonly dependencies?: Versions;
  readonly devDependencies?: Versions;
}

/** Copies a folder outside of the project, installs it with the packed packages and lets `work` use it. */
async function withInstalled<T>(
  sources: string,
  manifest: Manifest,
  work: (adopter: Adopter) => Promise<T>,
): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'pribavka-adopter-'));
  try {
    cpSync(join(root, sources), folder, {
      recursive: true,
      filter: (path) => !/[\\/](node_modules|dist|build|\.next|\.astro|\.react-router)$/.test(path),
    });
    mkdirSync(join(folder, 'packed'));
    const ours: Record<string, string> = {};
    for (const name of packageNames) {
      const { filename } = await pack(name, ['--pack-destination', join(folder, 'packed')]);
      ours[`@pribavka/${name}`] = `file:packed/${filename}`;
    }
    writeFileSync(
      join(folder, 'package.json'),
      JSON.stringify({
        private: true,
        type: 'module',
        dependencies: { ...manifest.devDependencies, ...manifest.dependencies, ...ours },
      }),
    );
    const env: Adopter['env'] = (extra = {}) => outsideEnv(folder, extra);
    const run: Adopter['run'] = async (command, args, extra) => {
      const { code, output } = await capture(command, args, { cwd: folder, env: env(extra) });
      return code === 0 ? undefined : output.trim() || `${command}: ${code}`;
    };
    const failed = await run('npm', [
      'install',
      '--prefer-offline',
      '--ignore-scripts',
      '--no-audit',
      '--no-fund',
      '--no-package-lock',
      '--strict-peer-deps',
      '--loglevel=error',
    ]);
    if (failed !== undefined) throw new Error(`Пакеты не установились у постороннего:\n${failed}`);
    return await work({ run, env, folder });
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}

export interface AdopterOptions {
  /** Folder under `adopter/` that is copied. */
  readonly sources: string;
  /** Packages the adopter has besides ours, in the versions of this project. */
  readonly has: readonly string[];
  /** Other versions of some of them. */
  readonly instead?: Versions;
}

/** Another team's application: the packages of this project in its own versions, ours from tarballs. */
export const withAdopter = <T>(
  { sources, has, instead }: AdopterOptions,
  work: (adopter: Adopter) => Promise<T>,
): Promise<T> => withInstalled(join('adopter', sources), { dependencies: { ...ownVersions(has), ...instead } }, work);

/** An application of `examples/` with the versions its own `package.json` names, ours from tarballs. */
export function withExample<T>(name: string, work: (adopter: Adopter) => Promise<T>): Promise<T> {
  const sources = join('examples', name);
  const manifest = JSON.parse(readFileSync(join(root, sources, 'package.json'), 'utf8')) as Manifest;
  return withInstalled(sources, manifest, work);
}
