import { ArgTypes, Markdown } from '@storybook/addon-docs/blocks';
import type { ReactElement } from 'react';
import entries from 'virtual:component-entries';
import documented from 'virtual:component-props';

import { formsContracts } from '../../packages/forms/src/docs/contract.ts';
import { contracts } from '../../packages/ui/src/docs/contract.ts';
import formsWeights from '../../packages/forms/src/docs/weights.json';
import weights from '../../packages/ui/src/docs/weights.json';
import type { ComponentWeight } from '../../scripts/lib/component-weights.ts';
import { cssText, importText, membersText, weightText } from '../../scripts/storybook/reference.ts';
import { componentName } from '../arg-types.ts';

/** The end of every page of a component: properties, CSS contract, import and weight, all from the sources. */
export function Reference({ of }: { readonly of: object }): ReactElement {
  const name = componentName(of);
  const weight = ({ ...weights, ...formsWeights } as Readonly<Record<string, ComponentWeight>>)[name];
  const props = documented[name] ?? [];
  const entry = entries[name];
  const css = cssText(contracts[name], formsContracts[name]);
  return (
    <>
      {props.length > 0 && (
        <>
          <Markdown>## Свойства</Markdown>
          <ArgTypes of={of} />
        </>
      )}
      {membersText(props).map((text) => (
        <Markdown key={text}>{text}</Markdown>
      ))}
      {css !== '' && (
        <Markdown>{`## CSS\n\nНа это могут опираться стили и проверки приложения; классы и вложенность меняются без предупреждения.\n\n${css}`}</Markdown>
      )}
      {entry !== undefined && (
        <Markdown>{`## Импорт${weight ? ' и вес' : ''}\n\n\`\`\`ts\n${importText(name, entry)}\n\`\`\`\n\n${weight ? weightText(weight) : ''}`}</Markdown>
      )}
    </>
  );
}
