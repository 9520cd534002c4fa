import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, normalize } from 'node:path';

import { formsContracts } from '../../packages/forms/src/docs/contract.ts';
import { contracts } from '../../packages/ui/src/docs/contract.ts';
import { readWeights } from '../lib/component-weights.ts';
import { componentEntries, namesOf } from '../lib/entry-names.ts';
import { root } from '../lib/root.ts';
import { componentSentences, documentedProps } from './props.ts';
import { contractText, formsContractText, importText, membersText, propsTable, weightText } from './reference.ts';
import { storyCode } from './story-code.ts';
import { usagesOf } from './usage.ts';

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
  readonly sentences: ReturnType<typeof componentSentences>;
  readonly entries: ReadonlyMap<string, string>;
  readonly weights: ReturnType<typeof readWeights>;
}

function reference(name: string, { props, entries, weights }: Known): string {
  const table = propsTable(props[name] ?? []);
  const contract = contracts[name];
  const entry = entries.get(name);
  const weight = weights[name];
  return [
    ...(table === '' ? [] : ['## Свойства', table, ...membersText(props[name] ?? [])]),
    ...(contract ? ['## CSS', contractText(contract).trim()] : []),
    ...(entry === undefined ? [] : ['## Импорт и вес', fence(importText(name, entry), 'ts')]),
    ...(weight ? [weightText(weight)] : []),
  ].join('\n\n');
}

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
  const code = (alias: string, story: string): string => {
    const file = stories.get(alias);
    const text = file === undefined ? '' : storyCode(file, story);
    return text === '' ? '' : fence(text);
  };
  const plain = (part: string): string =>
    part
      .replaceAll(/^import [^;]*;\n/gm, '')
      .replaceAll(/^<(?!Canvas|DoDont|Reference)[A-Z][^>]*\/>$/gm, '')
      .replaceAll(
        /<DoDont good=\{(\w+)\.(\w+)\} bad=\{\w+\.(\w+)\}[^>]*\/>/g,
        (_, alias: string, good: string, bad: string) =>
          ['Можно:', code(alias, good), 'Нельзя:', code(alias, bad)].join('\n\n'),
      )
      .replaceAll(/<Canvas of=\{(\w+)\.(\w+)\}[^>]*\/>/g, (_, alias: string, story: string) => code(alias, story))
      .replaceAll(/<Reference of=\{(\w+)\} \/>/g, (_, name: string) => reference(name, known));
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

/** Ready fields of forms have a story each and no page of their own in MDX. */
function fieldPages({ props, sentences }: Known): MarkdownPage[] {
  const names = new Set(namesOf('packages/forms/src/index.ts'));
  return globSync('packages/forms/src/stories/fields/*.stories.tsx', { cwd: root }).flatMap((path) => {
    const source = read(path);
    const title = /title: '([^']+)'/.exec(source)?.[1] ?? 'Формы';
    return usagesOf(path, source)
      .filter(({ story }) => names.has(story))
      .map(({ story, code }): MarkdownPage => {
        const contract = formsContracts[story];
        const parts = [
          `# ${story}`,
          sentences[story] ?? '',
          fence(code),
          '## Свойства',
          propsTable(props[story] ?? []),
          ...(contract ? ['## CSS', formsContractText(contract)] : []),
        ];
        const from = fence(importText(story, '@pribavka/forms'), 'ts');
        return {
          folder: 'forms',
          file: `${story}.md`,
          title: `${title}/${story}`,
          text: `${[...parts, '## Импорт', from].join('\n\n')}\n`,
        };
      });
  });
}

/** Every page of the documentation, in the order of their titles. */
export function markdownPagesOf(): readonly MarkdownPage[] {
  const known: Known = {
    props: documentedProps(),
    sentences: componentSentences(),
    entries: componentEntries(),
    weights: readWeights(),
  };
  const typed = globSync('packages/*/src/**/*.mdx', { cwd: root }).map((path) =>
    pageOf(path.replaceAll('\\', '/'), known),
  );
  return [...typed, ...fieldPages(known)].toSorted((left, right) => left.title.localeCompare(right.title, 'ru'));
}

const sections: readonly (readonly [string, RegExp])[] = [
  ['Начало и руководства', /^(Начало|Руководства|Основы)\//],
  ['Компоненты', /^Справочник\//],
  ['Формы', /^Формы\//],
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
    '> Компоненты React, русские формы с масками и правилами. Каждая страница ниже — Markdown: назначение, примеры, клавиши, свойства, CSS, вес.',
    '',
    ...sections.flatMap(([name, pattern]) => {
      const lines = pages.filter(({ title }) => pattern.test(title)).map(line);
      return lines.length === 0 ? [] : [`## ${name}`, '', ...lines, ''];
    }),
  ].join('\n');
}
