import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { root } from '../lib/root.ts';

const git = (cwd: string, ...args: string[]): string => execFileSync('git', args, { cwd, encoding: 'utf8' }).trim();

/** Packages named in the changesets that wait for the next release. */
export function packagesInChangesets(texts: readonly string[]): Set<string> {
  const names = new Set<string>();
  for (const text of texts) {
    const head = /^---\r?\n([\s\S]*?)\r?\n---/.exec(text)?.[1] ?? '';
    for (const match of head.matchAll(/^["']?(@pribavka\/[\w-]+)["']?:\s*(major|minor|patch)\s*$/gm))
      names.add(match[1] ?? '');
  }
  return names;
}

/**
 * Packages changed since their last release (the last commit that touched their CHANGELOG.md, or ever)
 * without a changeset for their users.
 */
export function packagesWithoutChangeset(project: string = root): string[] {
  const texts = globSync('.changeset/*.md', { cwd: project })
    .filter((path) => !path.endsWith('README.md'))
    .map((path) => readFileSync(join(project, path), 'utf8'));
  const named = packagesInChangesets(texts);
  return ['ui', 'forms', 'api'].filter((name) => {
    const folder = `packages/${name}`;
    const release = git(project, 'log', '-1', '--format=%H', '--', `${folder}/CHANGELOG.md`);
    const changed = git(
      project,
      'log',
      '--format=%H',
      '-1',
      release ? `${release}..HEAD` : 'HEAD',
      '--',
      `${folder}/src`,
    );
    return changed !== '' && !named.has(`@pribavka/${name}`);
  });
}
