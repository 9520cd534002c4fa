import type { Bounds } from '@pribavka/api';
import { useFieldList, useFormValue } from '@pribavka/forms';
import { Button } from '@pribavka/ui';
import { useId, useRef, type ReactElement } from 'react';

import { focusSoon } from './focus-soon.ts';
import { LineFields } from './LineFields.tsx';
import { newLine, type LineValues } from './values.ts';
import { saleFormMessages as messages } from './messages.ts';

const NONE: readonly LineValues[] = [];

/** «Что продали»: at least one product; a spare line without one is not sent. */
export function Lines({ bounds }: { bounds: Bounds }): ReactElement {
  const title = useId();
  const root = useRef<HTMLElement>(null);
  const { items, add, remove } = useFieldList<LineValues>('lines');
  const lines = useFormValue<readonly LineValues[]>('lines') ?? NONE;
  /** A scanner goes from number to number: the next line without a product, a new one, or none where all is full. */
  const goNext = (index: number): void => {
    const empty = lines.findIndex(({ product }, at) => at > index && !product);
    if (empty < 0 && items.length >= bounds.maxItems) return;
    const next = empty < 0 ? items.length : empty;
    if (empty < 0) add(newLine());
    focusSoon(() => root.current?.querySelector<HTMLElement>(`[name="lines[${next}].product"]`));
  };
  return (
    <section ref={root} aria-labelledby={title}>
      <h3 id={title}>{messages.lines}</h3>
      {items.map(({ key, name, index }) => (
        <LineFields
          key={key}
          name={name}
          index={index}
          bounds={bounds}
          spare={index > 0 || lines.some(({ product }, at) => at !== index && product)}
          onRemove={items.length > 1 ? () => remove(index) : undefined}
          onNext={() => goNext(index)}
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
