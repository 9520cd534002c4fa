import { isProblem } from '@pribavka/api';
import { useCommand, useInvalidate, useQuery } from '@pribavka/api/react';
import { CheckboxField, DateField, NumberField, SelectField, SubmitError, TextField } from '@pribavka/forms';
import { Heading, Stack } from '@pribavka/ui';
import type { ReactElement } from 'react';

import { EditSheet, maxLength } from '../../../shared/form/EditSheet.tsx';
import { salesMessages } from '../messages.ts';
import type { Sale } from '../queue/decision.ts';
import { fieldOf, lastDayOf, leftOf, placeFields, type ReturnValues, takenOf } from './return-values.ts';
import { ReturnPreview } from './ReturnPreview.tsx';

const messages = salesMessages.card.returns;

/** A unit is ticked by its number, which sets it apart from equal ones; several without numbers are counted. */
function Line({ item }: { item: Sale['items'][number] }): ReactElement {
  const name = fieldOf(item.id);
  const label = messages.line(item.product.name, item.serialNumber);
  const left = leftOf(item);
  if (item.quantity === 1) return <CheckboxField name={name} label={label} />;
  return <NumberField name={name} label={label} hint={messages.left(left)} optional min={0} max={left} />;
}

/** Goods that came back: which units of each line, why, by what document, and what it will cost in points. */
export function ReturnForm({ sale, onClose }: { sale: Sale; onClose: () => void }): ReactElement {
  const giveBack = useCommand('sales.return', {
    invalidates: ['sales.*', 'members.*', 'operations.*', 'summaries.*'],
    quiet: 'fields',
  });
  const invalidate = useInvalidate();
  const reasons = useQuery('sales.reasons').data?.filter(({ kind }) => kind === 'return') ?? [];
  const lines = sale.items.filter((item) => leftOf(item) > 0);
  const send = async ({ reasonCode = '', returnedAt = '', documentNumber, ...values }: ReturnValues) => {
    const items = takenOf(sale, values);
    if (items.length === 0) throw new SubmitError({}, [messages.nothing]);
    const document = documentNumber?.trim();
    try {
      return await giveBack.run({
        params: { id: sale.id },
        body: { items, reasonCode, returnedAt, ...(document ? { documentNumber: document } : {}) },
      });
    } catch (error) {
      if (!isProblem(error) || Object.keys(error.fields).length === 0) throw error;
      // Somebody else may have returned a part: what is left is asked for again.
      invalidate(['sales.get']);
      throw new SubmitError(placeFields(error.fields, items));
    }
  };
  return (
    <EditSheet<never, ReturnValues, unknown>
      title={messages.title(sale.number)}
      draft={{ area: 'sales', record: sale.id, form: 'return' }}
      onClose={onClose}
      valuesOf={() => ({ returnedAt: lastDayOf(sale) })}
      submit={messages.submit}
      onSubmit={send}
      saved={() => messages.done(sale.number)}
      onSaved={onClose}
    >
      <Heading level={3}>{messages.lines}</Heading>
      <Stack gap={12}>
        {lines.map((item) => (
          <Line key={item.id} item={item} />
        ))}
      </Stack>
      <SelectField
        name="reasonCode"
        label={messages.reason}
        options={reasons.map(({ code, name }) => ({ value: code, label: name }))}
      />
      <TextField name="documentNumber" label={messages.document} optional rules={[maxLength(64)]} />
      <DateField name="returnedAt" label={messages.day} min={sale.saleDate ?? undefined} max={lastDayOf(sale)} />
      <ReturnPreview sale={sale} anyReason={reasons[0]?.code} />
    </EditSheet>
  );
}
