import { chmodSync, cpSync, globSync, lstatSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { readCopy, readStages, type Stage, valuesOf } from './dockerfile.ts';
import { root } from './root.ts';
import { capture } from './run.ts';

/** What a container of the image starts: its files, variables, user and commands. */
export interface ImageTree {
  /** The folder that is `/app` in the image. */
  folder: string;
  env: Record<string, string>;
  user: number;
  entrypoint: readonly string[];
  healthcheck: readonly string[];
}

function copy(from: string, value: string, to: string): void {
  const { paths, to: target } = readCopy(value);
  for (const path of paths) {
    const isFolder = target.endsWith('/') || paths.length > 1;
    const goal = join(to, target, isFolder ? (path.split('/').at(-1) ?? '') : '');
    mkdirSync(dirname(goal), { recursive: true });
    cpSync(join(from, path), goal, { recursive: true });
  }
}

/** The packages of production as their stage installs them: by the lines of that stage. */
async function installPackages(stage: Stage, folder: string): Promise<void> {
  for (const value of valuesOf(stage, 'COPY')) copy(root, value, folder);
  const [command = ''] = valuesOf(stage, 'RUN');
  const { code, output } = await capture('sh', ['-c', command], { cwd: folder });
  if (code !== 0) throw new Error(`${command}\n${output}`);
}

/** Puts every file of the last stage where the image has it; `/build` is this project, already built. */
async function copyFiles(stages: readonly Stage[], folder: string, scratch: string): Promise<void> {
  const packages = stages.find(({ name }) => name === 'packages');
  const last = stages.at(-1);
  if (!packages || !last) throw new Error('The Dockerfile has no stage of packages');
  await installPackages(packages, scratch);
  for (const value of valuesOf(last, 'COPY')) {
    const { from } = readCopy(value);
    if (from === undefined) copy(root, value, folder);
    else if (from === 'packages') copy(scratch, value.replace('/app/', ''), folder);
    else copy(root, value.replace('/build/', ''), folder);
  }
}

function makeReadOnly(folder: string): void {
  for (const path of globSync('**/*', { cwd: folder }).map((name) => join(folder, name))) {
    const stat = lstatSync(path);
    if (!stat.isSymbolicLink()) chmodSync(path, stat.isDirectory() ? 0o555 : stat.mode & 0o111 ? 0o555 : 0o444);
  }
  chmodSync(folder, 0o555);
}

/** Makes in an empty folder the files a container of the image would start from, and nobody may write them. */
export async function makeImageTree(home: string): Promise<ImageTree> {
  const stages = readStages(readFileSync(join(root, 'Dockerfile'), 'utf8'));
  const last = stages.at(-1)!;
  const [folder, scratch] = [join(home, 'app'), join(home, 'packages')];
  for (const path of [folder, scratch]) mkdirSync(path, { recursive: true });
  await copyFiles(stages, folder, scratch);
  rmSync(scratch, { recursive: true });
  makeReadOnly(folder);
  const env = Object.fromEntries(
    valuesOf(last, 'ENV')
      .map((value) => value.split('=') as [string, string])
      .filter(([, value]) => !value.includes('$')),
  );
  const check = valuesOf(last, 'HEALTHCHECK')[0] ?? '';
  return {
    folder,
    env,
    user: Number((valuesOf(last, 'USER')[0] ?? '').split(':')[0]),
    entrypoint: JSON.parse(valuesOf(last, 'ENTRYPOINT')[0] ?? '[]') as string[],
    healthcheck: JSON.parse(check.slice(check.indexOf('['))) as string[],
  };
}
