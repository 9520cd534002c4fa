import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, normalize } from 'node:path';

import { formsContracts } from '../../packages/forms/src/docs/contract.ts';
import { contracts } from '../../packages/ui/src/docs/contract.ts';
import { readWeights } from '../lib/component-weights.ts';
import { componentEntries, formsComponentEntries } from '../lib/entry-names.ts';
import { root } from '../lib/root.ts';
import { type MessageTable, messageTablesOf } from '../lib/types/messages.ts';
import { documentedEntries } from './entry-reference.ts';
import { entryText, messagesText } from './entry-text.ts';
import { documentedProps, documentedTypes, packageSources } from './props.ts';
import { cssText, importText, membersText, propsTable, typeText, weightText } from './reference.ts';
import { storyParts } from './story-code.ts';

/** A page of the documentation as Markdown. */
export interface MarkdownPage {
  /** The package it is about: `ui`. */
  readonly folder: string;
  /** Name of the file under `md/`. */
  readonly file: string;
  /** «Справочник/Действия/Button — кнопка». */
  readonly title: string;
  readonly text: string;
}

const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const fence = (code: string, language = 'tsx'): string => `\`\`\`${language}\n${code.trim()}\n\`\`\``;

interface Known {
  readonly props: ReturnType<typeof documentedProps>;
  readonly types: ReturnType<typeof documentedTypes>;
  readonly exported: ReturnType<typeof documentedEntries>;
  readonly messages: readonly MessageTable[];
  readonly entries: ReadonlyMap<string, string>;
  readonly weights: ReturnType<typeof readWeights>;
}

function reference(name: string, { props, entries, weights }: Known): string {
  const table = propsTable(props[name] ?? []);
  const css = cssText(contracts[name], formsContracts[name]);
  const entry = entries.get(name);
  const weight = weights[name];
  return [
    ...(table === '' ? [] : ['## Свойства', table, ...membersText(props[name] ?? [])]),
    ...(css === '' ? [] : ['## CSS', css]),
    ...(entry === undefined ? [] : [weight ? '## Импорт и вес' : '## Импорт', fence(importText(name, entry), 'ts')]),
    ...(weight ? [weightText(weight)] : []),
  ].join('\n\n');
}

/** In the order of the page: a listing leaves out what an earlier one has shown, whichever of the two kinds it is. */
export const withListings = (part: string, code: (alias: string, story: string) => string): string =>
  part.replaceAll(
    /<(?:Canvas of=\{(\w+)\.(\w+)\}|DoDont good=\{(\w+)\.(\w+)\} bad=\{\w+\.(\w+)\})[^>]*\/>/g,
    (_, alias: string, story: string, pairs: string | undefined, good: string, bad: string) =>
      pairs === undefined
        ? code(alias, story)
        : ['Можно:', code(pairs, good), 'Нельзя:', code(pairs, bad)].join('\n\n'),
  );

/** A page of Storybook without what only a browser can draw. */
function pageOf(path: string, known: Known): MarkdownPage {
  const source = read(path);
  const title = /<Meta title="([^"]+)"/.exec(source)?.[1] ?? '';
  const stories = new Map(
    [...source.matchAll(/import \* as (\w+) from '([^']+)'/g)].map(([, alias = '', from = '']): [string, string] => [
      alias,
      normalize(join(dirname(path), from)),
    ]),
  );
  const seen = new Set<string>();
  const code = (alias: string, story: string): string => {
    const file = stories.get(alias);
    const parts = file === undefined ? [] : storyParts(file, story);
    // Data and examples that an earlier listing of the page has are not repeated; what the story draws is always there.
    const fresh = parts.filter((part, at) => at === parts.length - 1 || !seen.has(part));
    for (const part of parts) seen.add(part);
    return fresh.length === 0 ? '' : fence(fresh.join('\n\n'));
  };
  const language = path.endsWith('.en.mdx') ? 'en' : 'ru';
  const plain = (part: string): string =>
    withListings(
      part
        .replaceAll(/^import [^;]*;\n/gm, '')
        .replaceAll(
          /^<(?!Canvas|DoDont|ExampleFile|Reference|TypeReference|EntryReference|MessagesReference)[A-Z][^>]*\/>$/gm,
          '',
        ),
      code,
    )
      .replaceAll(/<ExampleFile path="([^"]+)" \/>/g, (_, file: string) =>
        fence(read(`examples/${file}`), file.endsWith('.astro') ? 'astro' : 'tsx'),
      )
      .replaceAll(/<Reference of=\{(\w+)\} \/>/g, (_, name: string) => reference(name, known))
      .replaceAll(/<EntryReference of="([^"]+)" \/>/g, (whole, name: string) => {
        const entry = known.exported[name];
        return entry ? entryText(name, entry) : whole;
      })
      .replaceAll(/<MessagesReference of="(\w+)" \/>/g, (_, folder: string) =>
        messagesText(known.messages.filter((table) => table.folder === folder)),
      )
      .replaceAll(/<TypeReference of="(\w+)"(?: lang="en")? \/>/g, (whole, name: string) => {
        const type = known.types[name];
        return type ? typeText(name, type, language) : whole;
      });
  const text = source
    .replaceAll(/## Попробовать\n[^]*?(?=\n## |$)/g, '')
    .split(/(```[^]*?```)/)
    // Code typed in the page stays as it is.
    .map((part) => (part.startsWith('```') ? part : plain(part)))
    .join('')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
  return { folder: path.split('/')[1] ?? '', file: `${basename(path, '.mdx')}.md`, title, text: `${text}\n` };
}

/** Every page of the documentation, in the order of their titles. */
export function markdownPagesOf(): readonly MarkdownPage[] {
  const known: Known = {
    props: documentedProps(),
    types: documentedTypes(),
    exported: documentedEntries(),
    messages: messageTablesOf(packageSources()),
    entries: new Map([...componentEntries(), ...formsComponentEntries()]),
    weights: readWeights(),
  };
  return globSync('packages/*/src/**/*.mdx', { cwd: root })
    .map((path) => pageOf(path.replaceAll('\\', '/'), known))
    .toSorted((left, right) => left.title.localeCompare(right.title, 'ru'));
}

const sections: readonly (readonly [string, RegExp])[] = [
  ['Guides in English', /^Guides \(English\)\//],
  ['Начало и руководства', /^(Начало|Руководства|Основы)\//],
  ['Компоненты', /^Справочник\//],
  ['Формы', /^Формы\//],
  ['Функции и типы', /^Функции и типы\//],
];

/** `llms.txt`: what the packages are and where each page lies. */
export function llmsText(pages: readonly MarkdownPage[], heading = '@pribavka/ui, @pribavka/forms'): string {
  const line = ({ file, title, text }: MarkdownPage): string => {
    const prose = text.replaceAll(/```[^]*?```/g, '');
    const about =
      prose
        .split('\n')
        .find((one) => /^[А-ЯЁA-Z0-9«`*]/.test(one))
        ?.replaceAll('**', '') ?? '';
    return `- [${title.split('/').slice(1).join(' / ')}](md/${file})${about === '' ? '' : `: ${about}`}`;
  };
  return [
    `# Прибавка: ${heading}`,
    '',
    '> Компоненты React, русские формы с масками и правилами. Каждая страница ниже — Markdown: назначение, примеры, клавиши, свойства, CSS, вес.\n>\n> React components, Russian forms with masks and rules. The guides are in English first, then in Russian; component pages are in Russian with English descriptions of properties.',
    '',
    ...sections.flatMap(([name, pattern]) => {
      const lines = pages.filter(({ title }) => pattern.test(title)).map(line);
      return lines.length === 0 ? [] : [`## ${name}`, '', ...lines, ''];
    }),
  ].join('\n');
}
