import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { packagesInChangesets, packagesWithoutChangeset } from './changesets.ts';

it('reads the packages a changeset speaks of', () => {
  const text = '---\n\'@pribavka/ui\': minor\n"@pribavka/forms": patch\n---\n\nТаблица.\n';
  expect([...packagesInChangesets([text])]).toEqual(['@pribavka/ui', '@pribavka/forms']);
  expect([...packagesInChangesets(['без шапки'])]).toEqual([]);
});

describe('packages changed without a word to their users', () => {
  let project: string;
  const git = (...args: string[]): void =>
    void execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.test', ...args], {
      cwd: project,
      stdio: 'ignore',
    });
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(project, path)), { recursive: true });
    writeFileSync(join(project, path), text);
  };
  const commit = (): void => {
    git('add', '-A');
    git('commit', '-m', 'Change');
  };
  const changeset = (name: string): void =>
    write(`.changeset/${name}.md`, "---\n'@pribavka/ui': minor\n---\n\nТекст\n");
  const release = (): void => {
    rmSync(join(project, '.changeset'), { recursive: true });
    write('packages/ui/CHANGELOG.md', '## 0.2.0');
    commit();
  };

  beforeEach(() => {
    project = mkdtempSync(join(tmpdir(), 'pribavka-changesets-'));
    git('init', '-b', 'main');
    write('packages/ui/src/index.ts', '1');
    changeset('first');
    commit();
  });
  afterEach(() => rmSync(project, { recursive: true, force: true }));

  it('before the first release one changeset is enough', () => {
    expect(packagesWithoutChangeset(project)).toEqual([]);
    rmSync(join(project, '.changeset'), { recursive: true });
    expect(packagesWithoutChangeset(project)).toEqual(['ui']);
  });

  it('a release uses the changesets up: the next change asks for a new one', () => {
    release();
    expect(packagesWithoutChangeset(project)).toEqual([]);
    write('packages/ui/src/index.ts', '2');
    commit();
    expect(packagesWithoutChangeset(project)).toEqual(['ui']);
    changeset('second');
    expect(packagesWithoutChangeset(project)).toEqual([]);
  });

  it('a branch begun before the release and merged after it waits for the next one', () => {
    git('checkout', '-b', 'other');
    write('packages/ui/src/other.ts', '1');
    commit();
    git('checkout', 'main');
    release();
    git('merge', '--no-edit', 'other');
    expect(packagesWithoutChangeset(project)).toEqual(['ui']);
    changeset('other');
    expect(packagesWithoutChangeset(project)).toEqual([]);
  });
});
