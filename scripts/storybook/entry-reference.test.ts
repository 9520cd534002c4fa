import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { packageEntries } from '../lib/entry-names.ts';
import { exportsOf } from '../lib/exports.ts';
import { root } from '../lib/root.ts';
import { documentedEntries, entriesOnPage } from './entry-reference.ts';
import { markdownPagesOf } from './pages.ts';

const pages = markdownPagesOf();
const entries = documentedEntries();
const mdx = globSync('packages/*/src/**/*.mdx', { cwd: root });
const textOf = (name: string): string => pages.find(({ file }) => file === `entry-${name}.md`)?.text ?? '';

/** Shapes of other tools, which nobody writes by hand; the keys of texts are listed apart. */
const structural = new Set(['PlaywrightLocator', 'PlaywrightPage', 'TestingLibrary', 'TokensDocument', 'UiMessages']);

describe('what the entries of ui and forms export', () => {
  it('has a page for every entry', () => {
    const shown = mdx.flatMap((path) => entriesOnPage(readFileSync(join(root, path), 'utf8')));
    expect(shown.toSorted()).toEqual(Object.keys(packageEntries).toSorted());
  });

  it('stands on a page: components with their properties, all the rest on the page of an entry', () => {
    const components = new Set(pages.map(({ file }) => file.replace(/\.md$/, '')));
    const shown = new Set(
      Object.values(entries).flatMap(({ values, types }) => [
        ...values.map(({ name }) => name),
        ...types.map(([name]) => name),
      ]),
    );
    const missing = Object.entries(packageEntries).flatMap(([entry, path]) =>
      exportsOf(path)
        .map(({ name }) => name)
        .filter((name) => !shown.has(name) && !components.has(name.replace(/Props$/, '')))
        .map((name) => `${entry} ${name}`),
    );
    expect(missing).toEqual([]);
  });

  it('has a sentence for every function, constant and type', () => {
    const silent = Object.entries(entries).flatMap(([entry, { values, types }]) => [
      ...values.filter(({ about }) => about === '').map(({ name }) => `${entry} ${name}`),
      ...types.filter(([, { about }]) => about === '').map(([name]) => `${entry} ${name}`),
    ]);
    expect(silent).toEqual([]);
  });

  it('has a sentence for every member of a type that people write or read', () => {
    const silent = Object.values(entries).flatMap(({ types }) =>
      types.flatMap(([name, { kinds }]) =>
        structural.has(name)
          ? []
          : kinds.flatMap(({ members }) =>
              members.filter(({ about }) => about === '').map((member) => `${name}.${member.name}`),
            ),
      ),
    );
    expect(silent).toEqual([]);
  });

  it('shows a call as a caller sees it', () => {
    expect(textOf('format')).toContain('formatNumber(value: number, options?: NumberOptions): string');
    expect(textOf('format')).toContain("date: 'dd.MM.yyyy'");
    expect(textOf('ui')).toContain('useTheme(): [Theme, (next: Theme) => void]');
    expect(textOf('table')).toContain('  locale?: SortLocale,\n): readonly Row[]');
    expect(textOf('toast')).toContain('useToastHistory(store?: ToastStore): readonly NotificationEntry[]');
    expect(textOf('toast')).toMatch(/class ToastStore \{[^}]*\n {2}dismiss\(id\?: string\): void;/);
  });

  it('lists the keys of the texts', () => {
    expect(textOf('messages')).toMatch(/### `dialog`\n\n\| Ключ.*\n.*\n\| `close` \| `Закрыть` \|/);
    expect(textOf('forms')).toContain('### `forms.wizard`');
    expect(textOf('messages')).not.toContain('### `forms.');
  });
});
