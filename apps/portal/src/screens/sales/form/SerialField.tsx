import { useQuery } from '@pribavka/api/react';
import { FieldShell, useFormField, useFormValue } from '@pribavka/forms';
import { formatDate, TextInput, useTimeout } from '@pribavka/ui';
import { useState, type ReactElement } from 'react';

import type { SerialCheck } from '../../../shared/contract.ts';
import { serialRule } from './rules.ts';
import type { LineProduct, SavedSale } from './values.ts';
import { saleFormMessages as messages } from './messages.ts';

export interface SerialFieldProps {
  name: string;
  /** Of its line. */
  index: number;
  product: LineProduct;
}

/** Milliseconds of silence after which a typed number is checked. */
const PAUSE = 350;

/** What is wrong with a number, undefined when it may be used. */
export function serialProblem(check: SerialCheck): string | undefined {
  if (check.available) return undefined;
  switch (check.reason) {
    case 'pattern':
      return check.example
        ? `${messages.serialPattern}. ${messages.serialExample(check.example)}`
        : messages.serialPattern;
    case 'registry':
      return messages.serialRegistry;
    case 'blocked':
      return messages.serialBlocked;
    case 'claimed':
    case null:
      return messages.serialClaimed(check.claimedAt ? formatDate(check.claimedAt) : '');
  }
}

const trimmed = (value: unknown): unknown => (typeof value === 'string' ? value.trim() : value);

/** Serial number, asked about at once: whether it fits the product and is free. */
export function SerialField({ name, index, product }: SerialFieldProps): ReactElement {
  const field = useFormField(name, messages.serial, '', { rules: [serialRule(index)], normalize: trimmed });
  const saleId = useFormValue<SavedSale | null>('saved')?.id;
  const serial = field.value.trim();
  const [asked, setAsked] = useState(serial);
  const pause = useTimeout();
  const settled = asked === serial && serial !== '';
  const check = useQuery(
    'sales.checkSerial',
    { query: { productId: product.id, serialNumber: asked, ...(saleId ? { saleId } : {}) } },
    { enabled: settled, quiet: 'all' },
  );
  const answer = settled ? check.data : undefined;
  const error = field.error ?? (answer && serialProblem(answer));
  return (
    <FieldShell
      name={name}
      label={messages.serial}
      optional={!product.serialRequired}
      field={{ error, warning: undefined }}
      success={answer?.available ? messages.serialFree : undefined}
      hint={product.serialExample ? messages.serialExample(product.serialExample) : undefined}
    >
      <TextInput
        name={name}
        value={field.value}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        loading={settled && check.loading}
        checked={error === undefined && answer?.available === true}
        onValueChange={(text) => {
          field.change(text);
          pause.start(PAUSE, () => setAsked(text.trim()));
        }}
        onFocus={field.focus}
        onBlur={() => {
          field.blur();
          pause.clear();
          setAsked(serial);
        }}
      />
    </FieldShell>
  );
}
