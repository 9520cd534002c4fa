import { useQuery } from '@pribavka/api/react';
import { FieldShell, useFormField, useFormValue } from '@pribavka/forms';
import { TextInput, useTimeout } from '@pribavka/ui';
import { useRef, useState, type ReactElement } from 'react';

import { ScanButton } from '../scan/ScanButton.tsx';
import { serialRule } from './rules.ts';
import { serialProblem } from './serial-problem.ts';
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

const trimmed = (value: unknown): unknown => (typeof value === 'string' ? value.trim() : value);

/** Serial number, asked about at once: whether it fits the product and is free. */
export function SerialField({ name, index, product }: SerialFieldProps): ReactElement {
  const field = useFormField(name, messages.serial, '', { rules: [serialRule(index)], normalize: trimmed });
  const saleId = useFormValue<SavedSale | null>('saved')?.id;
  const serial = field.value.trim();
  const input = useRef<HTMLInputElement>(null);
  // A scanned number is asked about at once, a typed one after a pause.
  const [typing, setTyping] = useState(false);
  const pause = useTimeout();
  const settled = !typing && serial !== '';
  const check = useQuery(
    'sales.checkSerial',
    { query: { productId: product.id, serialNumber: serial, ...(saleId ? { saleId } : {}) } },
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
        ref={input}
        name={name}
        value={field.value}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        loading={settled && check.loading}
        checked={error === undefined && answer?.available === true}
        actions={
          <ScanButton
            target={{ place: 'serial', line: index }}
            small
            onScanned={() => input.current?.focus()}
            onByHand={() => input.current?.focus()}
          />
        }
        onValueChange={(text) => {
          field.change(text);
          setTyping(true);
          pause.start(PAUSE, () => setTyping(false));
        }}
        onFocus={field.focus}
        onBlur={() => {
          field.blur();
          pause.clear();
          setTyping(false);
        }}
      />
    </FieldShell>
  );
}
