import { allVariables } from '../../src/config/all.ts';
import type { Group, Variable } from '../../src/config/variable.ts';

const titles: Record<Group, string> = {
  process: 'The process',
  bounds: 'Bounds and limits',
  data: 'Where the data lies',
  secrets: 'Keys and passwords',
  senders: 'Mail, SMS, notices',
  watching: 'Log and errors',
};

const groups = Object.keys(titles) as Group[];
const ofGroup = (group: Group): readonly Variable[] => allVariables.filter((variable) => variable.group === group);

const namesOf = ({ name, isSecret }: Variable): string => (isSecret ? `\`${name}\`, \`${name}_FILE\`` : `\`${name}\``);
const rowOf = (variable: Variable): string =>
  `| ${namesOf(variable)} | ${variable.kind} | ${variable.fallback} | ${variable.meaning} |`;

/** The tables of docs/operations.md, one for each group. */
const drawTables = (): string =>
  groups
    .map((group) =>
      [
        `**${titles[group]}**`,
        '',
        '| variable | what stands in it | default | meaning |',
        '|---|---|---|---|',
        ...ofGroup(group).map(rowOf),
      ].join('\n'),
    )
    .join('\n\n');

const begin = '<!-- begin: variables, written by apps/server/scripts/write-variables.ts -->';
const end = '<!-- end: variables -->';

/** The page with its tables of variables written again. */
export function withVariables(page: string): string {
  const [from, to] = [page.indexOf(begin), page.indexOf(end)];
  if (from < 0 || to < from) throw new Error('docs/operations.md has no place for the variables');
  return `${page.slice(0, from)}${begin}\n\n${drawTables()}\n\n${page.slice(to)}`;
}

const intro = [
  '# Everything the server reads from its environment, with the defaults. Nothing has to be set for `npm start`.',
  '# The server does not read this file itself: `node --env-file=.env …`, a systemd EnvironmentFile or your shell does.',
  '# A secret may be given as a file: `NAME_FILE` holds its path. What each variable means: docs/operations.md.',
  '# Written by apps/server/scripts/write-variables.ts from apps/server/src/config.',
];

/** `.env.example`: every variable, switched off. */
export const drawExample = (): string =>
  [
    intro.join('\n'),
    ...groups.map((group) =>
      [`# ${titles[group]}`, ...ofGroup(group).map(({ name, example }) => `# ${name}=${example}`)].join('\n'),
    ),
  ].join('\n\n') + '\n';
