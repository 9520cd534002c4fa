import { useBounds, useCommand } from '@pribavka/api/react';
import { programmeToday } from '@pribavka/forms/rules';
import { DateField, NumberField } from '@pribavka/forms';
import { formatDate } from '@pribavka/ui';
import type { ReactElement } from 'react';

import { EditSheet } from '../../../shared/form/EditSheet.tsx';
import type { Versioned } from '../../../shared/form/useVersionedEdit.ts';
import { nomenclatureMessages } from '../messages.ts';
import { productCardMessages } from './messages.ts';
import type { Price } from './Prices.tsx';

const messages = productCardMessages.prices;
const command = { invalidates: ['products.*'], quiet: 'fields' } as const;

interface Values {
  points: number;
  from: string;
}

interface PriceFormProps {
  id: string;
  price: Price | undefined;
  /** The most the reader gives without the programme; nothing bounds the programme. */
  atOnce: number | null;
  onClose: () => void;
}

/** A new line of the price list, or another value and day of a line that has not begun. */
export function PriceForm({ id, price, atOnce, onClose }: PriceFormProps): ReactElement {
  const bounds = useBounds();
  const set = useCommand('products.setPoints', command);
  const remove = useCommand('products.removePoints', command);
  const save = async ({ points, from }: Values): Promise<boolean> => {
    const { waiting } = await set.run({ body: { ids: [id], points, from } });
    // Moved to another day: the old line gives way after the new one stands, so that nothing is ever lost.
    if (waiting === 0 && price && price.from !== from) await remove.run({ params: { id, from: price.from } });
    return waiting > 0;
  };
  return (
    <EditSheet<Versioned, Values, boolean>
      title={price ? messages.editTitle(formatDate(price.from, 'date')) : messages.newTitle}
      draft={{ area: 'products', record: id, form: `price-${price?.from ?? 'new'}` }}
      valuesOf={() => (price ? { points: price.points, from: price.from } : { from: programmeToday() })}
      onSubmit={save}
      saved={(waits) => (waits ? messages.waits : messages.saved)}
      onClose={onClose}
    >
      <NumberField
        name="points"
        label={messages.labels.points}
        hint={atOnce === null ? undefined : nomenclatureMessages.waiting.more(atOnce)}
        min={0}
        max={bounds.maxBasePoints}
      />
      <DateField name="from" label={messages.labels.from} min={programmeToday()} />
    </EditSheet>
  );
}
