import type { DocumentedProp, DocumentedType } from './props.ts';
import type { ComponentWeight } from '../lib/component-weights.ts';
import type { FormsContract } from '../../packages/forms/src/docs/contract.ts';
import type { Contract } from '../../packages/ui/src/foundation/contract/types.ts';
import { states, type StateName } from '../../packages/ui/src/foundation/contract/states.ts';

/** Language of a page; descriptions of properties are as the source has them. */
export type PageLanguage = 'ru' | 'en';

const labels = {
  ru: { head: '| Свойство | Тип | Что это |', fallback: 'По умолчанию' },
  en: { head: '| Property | Type | Description |', fallback: 'Default:' },
} as const;

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

/** Properties as a table of Markdown; empty where there are none. */
export function propsTable(props: readonly DocumentedProp[], language: PageLanguage = 'ru'): string {
  const { head, fallback: defaultLabel } = labels[language];
  const rows = props.map(({ name, required, text, about, fallback }) => {
    const rest = fallback === undefined ? '' : ` ${defaultLabel} \`${fallback}\`.`;
    return `| \`${name}\`${required ? ' *' : ''} | \`${cell(text)}\` | ${cell(about)}${cell(rest)} |`;
  });
  return rows.length === 0 ? '' : [head, '|---|---|---|', ...rows].join('\n');
}

/** What the objects in lists have, a table for each kind of them: the columns of a table, the items of a menu. */
export function membersText(props: readonly DocumentedProp[], language: PageLanguage = 'ru'): string[] {
  const lists = props.filter(({ members, text }) => members.length > 0 && !text.includes('Rule[]'));
  const kinds = [...new Set(lists.map(({ text }) => text))].map((kind) => lists.filter(({ text }) => text === kind));
  return kinds.flatMap((same) => [
    `### ${same.map(({ name }) => `\`${name}\``).join(', ')}: \`${same[0]!.text}\``,
    propsTable(same[0]!.members, language),
  ]);
}

/** An exported type: its sentence, its members, and its declaration where they do not say it all. */
export function typeText(
  name: string,
  { entry, about, kinds, declaration }: DocumentedType,
  language: PageLanguage = 'ru',
): string {
  return [
    `### \`${name}\``,
    ...(about === '' ? [] : [about]),
    ...(declaration === '' ? [] : [`\`\`\`ts\n${declaration}\n\`\`\``]),
    ...kinds.flatMap(({ label, members }) => [
      ...(label === '' ? [] : [`\`${label}\``]),
      propsTable(members, language),
      ...membersText(members, language),
    ]),
    `\`import type { ${name} } from '${entry}';\``,
  ].join('\n\n');
}

/** A number as a Russian reader writes it. */
const decimal = (value: number): string => String(value).replace('.', ',');

/** «3,9 КиБ gzip сразу и 7,6 потом». */
export function weightText({ now, later }: ComponentWeight): string {
  const rest = later === 0 ? '' : `, ещё ${decimal(later)} — когда понадобится`;
  return `${decimal(now)} КиБ gzip без React и styled-components${rest}.`;
}

/** What an application writes to have the component. */
export const importText = (name: string, entry: string): string => `import { ${name} } from '${entry}';`;

/** The contract of a component of forms: its own, and the components inside whose contracts hold too. */
function formsContractText({ field, of = [], ...own }: FormsContract): string {
  return [
    ...(field ? ['`data-field` на поле — его имя: `[data-field="phone"]`.', ''] : []),
    contractText(own),
    ...(of.length > 0
      ? [`Внутри — ${of.map((name) => `\`${name}\``).join(', ')}: их части и состояния — на их страницах.`]
      : []),
  ]
    .join('\n')
    .trim();
}

/** The CSS contract of a component of either package; empty where there is nothing to rely on but the root. */
export const cssText = (contract: Contract | undefined, formsContract: FormsContract | undefined): string =>
  (formsContract ? formsContractText(formsContract) : contract ? contractText(contract) : '').trim();

/** Parts and states as tables of Markdown; empty where there is nothing but the root. */
function contractText({ parts = {}, states: own = {} }: Contract): string {
  const partRows = Object.entries(parts).map(([name, about]) => `| \`data-part="${name}"\` | ${about} |`);
  const stateRows = Object.entries(own).map(([name, about]) => {
    const text = about === true ? states[name as StateName] : about;
    return `| \`data-${name}\` | ${text} |`;
  });
  return [
    ...(partRows.length > 0 ? ['| Часть | Что это |', '|---|---|', ...partRows, ''] : []),
    ...(stateRows.length > 0 ? ['| Состояние | Когда стоит |', '|---|---|', ...stateRows, ''] : []),
  ].join('\n');
}
