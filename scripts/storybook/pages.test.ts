import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';

import { readWeights } from '../lib/component-weights.ts';
import { componentEntries, formsComponentEntries } from '../lib/entry-names.ts';
import { root } from '../lib/root.ts';
import { llmsText, markdownPagesOf, withListings } from './pages.ts';
import { documentedProps, documentedTypes, typesOnPage } from './props.ts';

const pages = markdownPagesOf();
const mdx = globSync('packages/*/src/**/*.mdx', { cwd: root });
const sourceOf = (path: string): string => readFileSync(join(root, path), 'utf8');
const documented = documentedProps();
const types = documentedTypes();
const llms = llmsText(pages);
const byFile = new Map(pages.map((page) => [page.file, page]));

/** Code of another library stands under this word and is compiled by nobody here. */
const foreign = /(?:Было|Before):\n\n```tsx\n[^]*?```/g;

describe('the documentation as text', () => {
  it('has a page for every page of Storybook', () => {
    expect(byFile.size).toBe(pages.length);
    expect(mdx.map((path) => `${basename(path, '.mdx')}.md`).filter((file) => !byFile.has(file))).toEqual([]);
    expect(byFile.get('PhoneField.md')?.text).toContain('<PhoneField name="it" />');
    for (const { file, title, text } of pages) {
      expect(title, file).toMatch(/\//);
      expect(text.length, file).toBeGreaterThan(100);
      expect(text.replaceAll(/```[^]*?```/g, ''), file).not.toMatch(
        /^import |<(Canvas|Meta|Reference|TypeReference|EntryReference|MessagesReference|DoDont)\b/m,
      );
    }
  });

  it('takes listings in the order of the page, pairs and stories alike', () => {
    const taken: string[] = [];
    const source = [
      '<Canvas of={stories.First} />',
      '<DoDont good={pairs.Good} bad={pairs.Bad} />',
      '<Canvas of={stories.Last} sourceState="shown" />',
    ];
    const text = withListings(source.join('\n'), (alias, story) => {
      taken.push(`${alias}.${story}`);
      return story;
    });
    expect(taken).toEqual(['stories.First', 'pairs.Good', 'pairs.Bad', 'stories.Last']);
    expect(text).toBe('First\nМожно:\n\nGood\n\nНельзя:\n\nBad\nLast');
  });

  it('lists every page in llms.txt, and every link of it holds', () => {
    const links = [...llms.matchAll(/\]\(md\/([^)]+)\)/g)].map(([, file = '']) => file);
    expect(links.toSorted()).toEqual([...byFile.keys()].toSorted());
  });

  it('says of a component what it is for, its keys, properties, contract, import and weight', () => {
    const { text = '' } = byFile.get('Dialog.md') ?? {};
    for (const part of [
      '## Клавиши',
      '## Свойства',
      '| `onClose` *',
      '`data-part="body"`',
      "import { Dialog } from '@pribavka/ui';",
      'КиБ gzip',
    ]) {
      expect(text).toContain(part);
    }
  });

  it('lists what the objects in a list have, each with a sentence: columns, items, options', () => {
    expect(byFile.get('DataTable.md')?.text).toContain('### `columns`: `readonly Column<Row>[]`');
    expect(byFile.get('DataTable.md')?.text).toMatch(/^\| `cell` \* \|/m);
    const shown = pages.flatMap(({ file }) => documented[basename(file, '.md')] ?? []);
    const silent = shown.flatMap(({ text, members }) =>
      text.includes('Rule[]') ? [] : members.filter(({ about }) => about === '').map(({ name }) => `${text} ${name}`),
    );
    expect(silent).toEqual([]);
  });

  it('lists every property of every component with its type and a sentence, required ones first', () => {
    const published = pages.flatMap(({ file, text }) => {
      const name = basename(file, '.md');
      return text.includes('## Свойства') ? [{ name, text, props: documented[name] ?? [] }] : [];
    });
    expect(published.length).toBeGreaterThan(100);
    for (const { name, text, props } of published) {
      const table = /## Свойства\n\n([^]*?)(?=\n\n|$)/.exec(text)?.[1] ?? '';
      const rows = [...table.matchAll(/^\| `([^`]+)`( \*)? \| `((?:[^`]|`(?! \|))+)` \| (.*) \|$/gm)];
      expect(new Set(rows.map(([, prop]) => prop)), name).toEqual(new Set(props.map((prop) => prop.name)));
      const required = rows.map(([, , star]) => star !== undefined);
      expect(required, name).toEqual(required.toSorted((left, right) => Number(right) - Number(left)));
      for (const [row, prop = '', , type = '', about = ''] of rows) {
        expect(about.replace(/ ?По умолчанию `.*`\.$/, ''), `${name}.${prop} has no sentence`).not.toBe('');
        expect(type, row).not.toMatch(/'\d+' \\\|.*\| '\d+'$/);
        expect(prop, name).not.toMatch(/^_/);
      }
    }
  });

  it('has one page with a reference for every component of forms', () => {
    const shown = mdx.flatMap((path) =>
      [...sourceOf(path).matchAll(/<Reference of=\{(\w+)\} \/>/g)].map(([, name = '']) => [name, basename(path)]),
    );
    const exported = [...formsComponentEntries().keys()];
    expect(exported.length).toBeGreaterThan(50);
    for (const name of exported) {
      expect(shown.filter(([one]) => one === name)).toEqual([[name, `${name}.mdx`]]);
      expect(byFile.get(`${name}.md`)?.text, name).toMatch(/^import \{ \w+ \} from '@pribavka\/forms/m);
    }
  });

  it("puts what is a field's own before what every field takes", () => {
    const { text = '' } = byFile.get('InnField.md') ?? {};
    expect(text.indexOf('| `kind`')).toBeGreaterThan(0);
    expect(text.indexOf('| `kind`')).toBeLessThan(text.indexOf('| `label`'));
  });

  it('shows the types of the guides, each member with a sentence', () => {
    const published = new Set(mdx.flatMap((path) => typesOnPage(sourceOf(path))));
    expect(published.size).toBeGreaterThan(10);
    const silent = [...published].flatMap((name) => {
      const type = types[name];
      if (!type) return [`${name} is exported by no entry`];
      const members = type.kinds.flatMap((kind) => [
        ...kind.members,
        ...kind.members.flatMap((one) => (one.text.includes('Rule[]') ? [] : one.members)),
      ]);
      return [
        ...(type.about === '' ? [`${name} has no sentence`] : []),
        ...(members.length === 0 && type.declaration === '' ? [`${name} shows nothing`] : []),
        ...members.filter(({ about }) => about === '').map((member) => `${name}.${member.name} has no sentence`),
      ];
    });
    expect(silent).toEqual([]);
  });

  it('shows a union of objects kind by kind, and what may be called as it is declared', () => {
    const table = byFile.get('DataTable.md')?.text ?? '';
    expect(table).toContain('### `Paging`\n\nHow the rest');
    expect(table).toMatch(/`type: 'keyset'`\n\n(\|.*\n){3,}\| `hasPrevious` \*/);
    expect(byFile.get('Toaster.md')?.text).toContain('type Say = (title: string');
    expect(byFile.get('Toaster.md')?.text).toMatch(/^\| `duration` \| `number \\\| null` \|.*По умолчанию `3000/m);
    expect(byFile.get('rules.md')?.text).toContain('(value: unknown, values?: object');
  });

  it('spells unions as the type does', () => {
    expect(byFile.get('Panel.md')?.text).toContain('`2 \\| 3`');
    expect(byFile.get('InnField.md')?.text).toContain("`'10' \\| '12' \\| 'any'`");
    expect(byFile.get('Combobox.md')?.text).toContain('`Item \\| null \\| readonly Item[]`');
  });

  it('shows data and examples once on a page', () => {
    for (const { file, text } of pages) {
      const listings = [...text.matchAll(/```tsx\n([^]*?)```/g)].map(([, code = '']) => code);
      const declared = listings.flatMap((code) => code.match(/^(?:const|function) \w+[^]*?(?=\n\n|$)/gm) ?? []);
      const long = declared.filter((part) => part.length > 200);
      expect(long.length - new Set(long).size, file).toBe(0);
    }
  });

  it('describes a page by a line of its prose', () => {
    expect(llms).not.toContain('```');
    expect(llms.match(/^- \[[^\]]+\]\(md\/[^)]+\)$/gm) ?? []).toEqual([]);
  });

  it('leads from the names of other libraries to components that exist', () => {
    const { title = '', text = '' } = byFile.get('other-names.md') ?? {};
    // The sidebar of Storybook searches titles.
    for (const name of ['modal', 'drawer', 'popover', 'autocomplete', 'snackbar', 'dropdown', 'spinner']) {
      expect(title).toContain(name);
      expect(text).toMatch(new RegExp(`^\\| [^|]*\\b${name}\\b`, 'm'));
    }
    const named = [...text.matchAll(/`([A-Z]\w+)`/g)].map(([, name = '']) => name);
    const entries = componentEntries();
    expect(named.length).toBeGreaterThan(15);
    expect(named.filter((name) => !entries.has(name))).toEqual([]);
  });

  it('shows code that parses: it is a story or a compiled example', () => {
    for (const { file, text } of pages) {
      for (const [, code = ''] of text.replaceAll(foreign, '').matchAll(/```tsx\n([^]*?)```/g)) {
        // Several files of one example stand in one block.
        for (const part of code.split(/^\/\/ \w+\.tsx?$/m)) {
          // Neighbours without a common parent are a part of somebody's form.
          const whole = part.trim().startsWith('<') ? `<>${part}</>` : part;
          expect(parseSync('example.tsx', whole).errors, `${file}:\n${part}`).toEqual([]);
        }
      }
    }
  });

  it('gives the examples of the guides as they are compiled', () => {
    const example = sourceOf('packages/forms/src/docs/examples/ServerTable.tsx').trim();
    for (const file of ['table.md', 'from-antd.md', 'from-mui.md', 'from-gravity.md']) {
      expect(byFile.get(file)?.text, file).toContain(example);
    }
  });
});

it('shows files of the examples as they are built', () => {
  const text = byFile.get('ssr.md')?.text ?? '';
  for (const file of [
    'next/app/Providers.tsx',
    'next/app/layout.tsx',
    'react-router/app/entry.server.tsx',
    'astro/src/components/IslandStyles.tsx',
  ]) {
    expect(text, file).toContain(sourceOf(`examples/${file}`).trim());
  }
});

it('every component was weighed', () => {
  expect(Object.keys(readWeights())).toEqual([
    ...[...componentEntries().keys()].sort(),
    ...[...formsComponentEntries().keys()].sort(),
  ]);
  for (const name of formsComponentEntries().keys()) expect(byFile.get(`${name}.md`)?.text, name).toContain('КиБ gzip');
});
