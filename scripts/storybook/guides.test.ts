import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { checkTheme } from '../../packages/ui/src/theming/create-theme.ts';
import { colorTokens } from '../../packages/ui/src/tokens/tokens.gen.ts';
import { root } from '../lib/root.ts';
import { llmsText, markdownPagesOf } from './pages.ts';

/** Russian pages about the library itself rather than about using it. */
const russianOnly = new Set([
  'packages/forms/src/docs/why-not.mdx',
  'packages/ui/src/docs/complaints-controls.mdx',
  'packages/ui/src/docs/complaints-data.mdx',
  'packages/ui/src/docs/loyalty.mdx',
  'packages/ui/src/docs/other-names.mdx',
  'packages/ui/src/docs/principles.mdx',
  'packages/ui/src/docs/tokens.mdx',
  'packages/ui/src/docs/typography.mdx',
  'packages/ui/src/docs/words.mdx',
]);

const guides = globSync('packages/{ui,forms}/src/docs/*.mdx', { cwd: root }).map((path) => path.replaceAll('\\', '/'));
const russian = guides.filter((path) => !path.endsWith('.en.mdx'));
const pages = markdownPagesOf();
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const twinOf = (path: string): string => path.replace(/\.mdx$/, '.en.mdx');

const withoutComments = (code: string): string =>
  code.replaceAll(/\{?\/\*[^]*?\*\/\}?/g, '').replaceAll(/(^|\s)\/\/.*$/gm, '$1');

/** What two languages of one guide must have in common. */
function skeletonOf(text: string): object {
  const fences = text.match(/```[^]*?```/g) ?? [];
  const prose = text.replaceAll(/```[^]*?```/g, '');
  return {
    imports: prose.match(/^import .*$/gm) ?? [],
    headings: (prose.match(/^#+ /gm) ?? []).map((heading) => heading.trim().length),
    blocks: (prose.match(/^<(?!Meta)[A-Z].*\/>$/gm) ?? []).map((block) => block.replace(' lang="en"', '')),
    fences: fences.map(withoutComments),
    rows: (prose.match(/^\|/gm) ?? []).length,
    items: (prose.match(/^(-|\d+\.) /gm) ?? []).length,
  };
}

describe('guides in two languages', () => {
  it('has an English page for every Russian one that is not listed as Russian only', () => {
    expect(russian.filter((path) => russianOnly.has(path) === existsSync(join(root, twinOf(path))))).toEqual([]);
    expect([...russianOnly].filter((path) => !guides.includes(path))).toEqual([]);
    expect(guides.filter((path) => path.endsWith('.en.mdx')).map((path) => path.replace('.en.mdx', '.mdx'))).toEqual(
      expect.arrayContaining(['packages/forms/src/docs/quick-start.mdx', 'packages/ui/src/docs/ssr.mdx']),
    );
  });

  it.each(russian.filter((path) => !russianOnly.has(path)))('%s and its English page are built alike', (path) => {
    expect(skeletonOf(read(twinOf(path)))).toEqual(skeletonOf(read(path)));
  });

  it.each(guides.filter((path) => path.endsWith('.en.mdx')))('%s is an English page under its own heading', (path) => {
    const text = read(path);
    expect(text).toMatch(/^<Meta title="Guides \(English\)\/[^"а-яё]+" \/>$/im);
    for (const [block] of text.matchAll(/<TypeReference [^>]*>/g)) expect(block).toContain('lang="en"');
    const letters = text.replaceAll(/```[^]*?```|`[^`\n]*`|«[^»]*»/g, '').match(/[а-яё]{3,}/gi);
    expect(letters ?? []).toEqual([]);
  });

  it('names pages by titles that exist', () => {
    const english = pages.filter(({ title }) => title.startsWith('Guides (English)/'));
    expect(english.length).toBeGreaterThan(13);
    for (const { file, text } of english) {
      const named = [...text.replaceAll(/```[^]*?```/g, '').matchAll(/«([A-Z][^»+]*)»/g)].map(([, name = '']) => name);
      const isTitle = (name: string): boolean => english.some(({ title }) => title.split('/')[1]?.startsWith(name));
      const shown = new Set(['Figma', 'Variables', 'Import', 'Select all', 'Show more', 'More filters']);
      expect(
        named.filter((name) => !shown.has(name) && !isTitle(name) && !isTitle(`Migrating ${name}`)),
        file,
      ).toEqual([]);
    }
  });

  it('shows types on an English page with English labels', () => {
    const text = pages.find(({ file }) => file === 'rules.en.md')?.text ?? '';
    expect(text).toContain('| Property | Type | Description |');
    expect(text).not.toMatch(/Свойство|По умолчанию/);
  });

  it('lists the English guides first in llms.txt', () => {
    const sections = llmsText(pages).match(/^## .*$/gm);
    expect(sections?.slice(0, 2)).toEqual(['## Guides in English', '## Начало и руководства']);
  });
});

it('counts roles and pairs of contrast the same on every page', () => {
  const pairs = checkTheme().contrast.length;
  for (const path of ['packages/ui/README.md', 'packages/ui/src/docs/modes.mdx', 'packages/ui/src/docs/modes.en.mdx'])
    expect(read(path).match(/\d+(?= (пар[ыа]?|pairs of) )/g) ?? [], path).toEqual([String(pairs)]);
  const roles = String(colorTokens.length);
  expect(read('packages/ui/src/docs/theming.mdx').match(/\d+(?= рол)/g)).toEqual([roles]);
  expect(read('packages/ui/src/docs/theming.en.mdx').match(/\d+(?= roles)/g)).toEqual([roles]);
});
