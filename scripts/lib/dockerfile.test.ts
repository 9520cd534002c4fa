import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';
import { parseAllDocuments } from 'yaml';

import { allVariables } from '../../apps/server/src/config/all.ts';
import { problemsOf, readCopy, readStages, valuesOf } from './dockerfile.ts';
import { root } from './root.ts';

const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const known = new Set(allVariables.flatMap(({ name, isSecret }) => (isSecret ? [name, `${name}_FILE`] : [name])));

describe('the image', () => {
  const text = read('Dockerfile');

  it('is of fixed versions, of no root and without a shell', () => {
    expect(problemsOf(text)).toEqual([]);
  });

  it.each([
    ['USER 10001:10001', 'USER root', 'the user is not a number other than 0'],
    ['COPY . .', 'ADD . .', 'ADD fetches and unpacks: COPY does not'],
    ['npm run bom', 'curl https://example.com', 'something is asked of more than the registries'],
    ['ENV PORT=3000', 'ENV SECRET_KEYS=a', 'a secret stays in a layer'],
    ['node:24.11.1-bookworm-slim', 'node:latest', 'the image is not named by its whole version'],
  ])('is refused with %s become %s', (from, to, problem) => {
    expect(problemsOf(text.replace(from, to))).toEqual([problem]);
  });

  it('installs by the manifests of every workspace, or npm would not know the lock', () => {
    const packages = readStages(text).find(({ name }) => name === 'packages');
    const copied = valuesOf(packages!, 'COPY').flatMap((value) => readCopy(value).paths);
    const workspaces = globSync('{packages,apps}/*/package.json', { cwd: root });
    expect(copied).toEqual(expect.arrayContaining(['e2e/package.json', 'bench/package.json', ...workspaces]));
  });
});

describe('compose, manifests and units', () => {
  const files = ['compose.yaml', ...globSync('deploy/kubernetes/*.yaml', { cwd: root })];

  it.each(files)('%s is YAML without an error', (path) => {
    const documents = parseAllDocuments(read(path), { merge: true });
    expect([...documents].flatMap(({ errors }) => errors)).toEqual([]);
  });

  it('name only variables the server reads', () => {
    const compose = /environment: &environment\n((?: {4}\S.*\n)+)/.exec(read('compose.yaml'))?.[1] ?? '';
    const settings = read('deploy/kubernetes/settings.yaml').split('\ndata:\n')[1] ?? '';
    const units = globSync('deploy/systemd/*.service', { cwd: root }).map(read).join('\n');
    const named = [
      ...`${compose}\n${settings}`.matchAll(/^ +([A-Z][A-Z_]+):/gm),
      ...units.matchAll(/(?<=^Environment=.*)\b([A-Z][A-Z_]+)=/gm),
    ].map(([, name = '']) => name);
    expect(named.length).toBeGreaterThan(20);
    expect(named.filter((name) => !known.has(name))).toEqual([]);
  });

  it('leave a stopping process more time than it takes', () => {
    const units = read('deploy/systemd/pribavka-web@.service') + read('deploy/systemd/pribavka-worker.service');
    const seconds = [
      ...[read('deploy/kubernetes/web.yaml'), read('deploy/kubernetes/worker.yaml')].flatMap((text) => [
        ...text.matchAll(/terminationGracePeriodSeconds: (\d+)/g),
      ]),
      ...units.matchAll(/TimeoutStopSec=(\d+)/g),
      ...read('compose.yaml').matchAll(/stop_grace_period: (\d+)s/g),
    ].map(([, value]) => Number(value));
    expect(seconds).toHaveLength(5);
    // DRAIN_SECONDS of production, the pause before it and twenty seconds after.
    expect(Math.min(...seconds)).toBeGreaterThan(10 + 3 + 20);
  });
});
