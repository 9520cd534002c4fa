import { readdirSync, readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

const folder = (path: string): URL => new URL(`../${path}/`, import.meta.url);
const read = (path: string): string => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');

const pages = readdirSync(folder('docs'));
const readme = read('README.md');
/* Programs run over the real server in apps/server/src/http/sdk-examples.test.ts, components in src/react/example.browser.test.tsx. */
const examples = Object.fromEntries(readdirSync(folder('examples')).map((file) => [read(`examples/${file}`), file]));

const blocksOf = (page: string): string[] => [...page.matchAll(/```tsx?\n([\s\S]*?)```/g)].map(([, code = '']) => code);

describe('a page of the reference', () => {
  it.each(pages)('%s: shows an example, and none that is not run', (name) => {
    const blocks = blocksOf(read(`docs/${name}`));
    expect(blocks.filter((code) => examples[code] === undefined)).toEqual([]);
    expect(blocks).not.toEqual([]);
  });

  it.each(pages)('%s: is named in the README', (name) => {
    expect(readme).toContain(`](docs/${name})`);
  });

  it.each(['README.md', ...pages.map((name) => `docs/${name}`)])('%s: leads to pages that exist', (path) => {
    const links = [...read(path).matchAll(/\]\(([\w./-]+\.md)(?:#[\w-]+)?\)/g)].map(([, link = '']) => link);
    const lost = links.filter((link) => !pages.includes(link.replace(/^docs\//, '')) && link !== '../README.md');
    expect(lost).toEqual([]);
  });

  it('shows every example once', () => {
    const shown = [readme, ...pages.map((name) => read(`docs/${name}`))].flatMap(blocksOf);
    const files = shown.flatMap((code) => examples[code] ?? []);
    expect(files.toSorted()).toEqual(Object.values(examples).toSorted());
  });
});
