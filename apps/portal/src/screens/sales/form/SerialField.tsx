import { useQuery } from '@pribavka/api/react';
import { Field, formatDate, TextInput, useTimeout } from '@pribavka/ui';
import { useState, type ReactElement } from 'react';

import type { SerialCheck } from '../../../shared/contract.ts';
import type { LineProduct } from './draft.ts';
import { saleFormMessages as messages } from './messages.ts';

export interface SerialFieldProps {
  product: LineProduct;
  saleId: string | undefined;
  value: string;
  error: string | undefined;
  onChange: (serial: string) => void;
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

/** Serial number, asked about at once: whether it fits the product and is free. */
export function SerialField({ product, saleId, value, error, onChange }: SerialFieldProps): ReactElement {
  const serial = value.trim();
  const [asked, setAsked] = useState(serial);
  const pause = useTimeout();
  const settled = asked === serial && serial !== '';
  const check = useQuery(
    'sales.checkSerial',
    { query: { productId: product.id, serialNumber: asked, ...(saleId ? { saleId } : {}) } },
    { enabled: settled, quiet: 'all' },
  );
  const answer = settled ? check.data : undefined;
  const example = product.serialExample ? messages.serialExample(product.serialExample) : undefined;
  return (
    <Field
      label={messages.serial}
      optional={!product.serialRequired}
      error={error ?? (answer && serialProblem(answer))}
      success={answer?.available ? messages.serialFree : undefined}
      hint={example}
    >
      <TextInput
        value={value}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        loading={settled && check.loading}
        checked={answer?.available ?? false}
        onValueChange={(text) => {
          onChange(text);
          pause.start(PAUSE, () => setAsked(text.trim()));
        }}
        onBlur={() => {
          pause.clear();
          setAsked(serial);
        }}
      />
    </Field>
  );
}
