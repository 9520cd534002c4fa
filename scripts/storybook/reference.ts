import type { ComponentWeight } from '../lib/component-weights.ts';
import type { FormsContract } from '../../packages/forms/src/docs/contract.ts';
import type { Contract } from '../../packages/ui/src/foundation/contract/types.ts';
import { states, type StateName } from '../../packages/ui/src/foundation/contract/states.ts';

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
export function formsContractText({ field, of = [], ...own }: FormsContract): string {
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

/** Parts and states as tables of Markdown; empty where there is nothing but the root. */
export function contractText({ parts = {}, states: own = {} }: Contract): string {
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
