import type { Bounds } from '@pribavka/api';
import { useFieldList, useFormValue } from '@pribavka/forms';
import { Button } from '@pribavka/ui';
import { useId, type ReactElement } from 'react';

import { LineFields } from './LineFields.tsx';
import { newLine, type LineValues } from './values.ts';
import { saleFormMessages as messages } from './messages.ts';

const NONE: readonly LineValues[] = [];

/** «Что продали»: at least one product; a spare line without one is not sent. */
export function Lines({ bounds }: { bounds: Bounds }): ReactElement {
  const title = useId();
  const { items, add, remove } = useFieldList<LineValues>('lines');
  const lines = useFormValue<readonly LineValues[]>('lines') ?? NONE;
  return (
    <section aria-labelledby={title}>
      <h3 id={title}>{messages.lines}</h3>
      {items.map(({ key, name, index }) => (
        <LineFields
          key={key}
          name={name}
          index={index}
          bounds={bounds}
          spare={index > 0 || lines.some(({ product }, at) => at !== index && product)}
          onRemove={items.length > 1 ? () => remove(index) : undefined}
        />
      ))}
      {items.length >= bounds.maxItems ? (
        <p>{messages.full(bounds.maxItems)}</p>
      ) : (
        lines.at(-1)?.product && (
          <Button variant="text" onClick={() => add(newLine())}>
            {messages.add}
          </Button>
        )
      )}
    </section>
  );
}
