import { useQuery } from '@pribavka/api/react';
import { FieldShell, useFormField, useFormValue } from '@pribavka/forms';
import { readScan } from '@pribavka/forms/rules';
import { TextInput, useTimeout } from '@pribavka/ui';
import { useRef, useState, type ReactElement } from 'react';

import { useTakeScan } from '../scan/useTakeScan.ts';
import { ScanButton } from '../scan/ScanButton.tsx';
import { serialRule } from './rules.ts';
import { serialProblem } from './serial-problem.ts';
import { useTwin } from './useTwin.ts';
import type { LineProduct, SavedSale } from './values.ts';
import { saleFormMessages as messages } from './messages.ts';

export interface SerialFieldProps {
  name: string;
  /** Of its line. */
  index: number;
  product: LineProduct;
  /** Enter, as a scanner ends a number with it. */
  onNext: () => void;
}

/** Milliseconds of silence after which a typed number is checked. */
const PAUSE = 350;

const trimmed = (value: unknown): unknown => (typeof value === 'string' ? value.trim() : value);

/** Serial number, asked about at once: whether it fits the product and is free. */
export function SerialField({ name, index, product, onNext }: SerialFieldProps): ReactElement {
  const field = useFormField(name, messages.serial, '', { rules: [serialRule(index)], normalize: trimmed });
  const saleId = useFormValue<SavedSale | null>('saved')?.id;
  const serial = field.value.trim();
  const input = useRef<HTMLInputElement>(null);
  // A scanned number is asked about at once, a typed one after a pause.
  const [typing, setTyping] = useState(false);
  const pause = useTimeout();
  const take = useTakeScan({ place: 'serial', line: index });
  const pasted = useRef(false);
  // What became of a whole code of a mark in the field.
  const [outcome, setOutcome] = useState<{ refusal?: string; note?: string }>({});
  /** The field has all of it: a mark leaves its serial there, or the reason why it cannot. */
  const finish = async (text: string, next?: () => void): Promise<void> => {
    pause.clear();
    setTyping(false);
    const scan = readScan(text);
    if (scan.kind === 'mark' || scan.kind === 'refused') {
      const refusal = await take(scan);
      setOutcome(refusal ? { refusal: refusal.title } : { note: messages.serialFromMark });
      if (refusal) return;
    }
    next?.();
  };
  const settled = !typing && serial !== '';
  const check = useQuery(
    'sales.checkSerial',
    { query: { productId: product.id, serialNumber: serial, ...(saleId ? { saleId } : {}) } },
    { enabled: settled, quiet: 'all' },
  );
  const answer = settled ? check.data : undefined;
  // Free for the server, and taken by another line of this sale: said whether the field has been left or not.
  const isTwin = useTwin(index, product.id, serial);
  const twice = settled && isTwin ? messages.serialTwice : undefined;
  const error = field.error ?? outcome.refusal ?? twice ?? (answer && serialProblem(answer));
  return (
    <FieldShell
      name={name}
      label={messages.serial}
      optional={!product.serialRequired}
      field={{ error, warning: undefined }}
      success={
        error === undefined && answer?.available
          ? [outcome.note, messages.serialFree].filter(Boolean).join('. ')
          : undefined
      }
      hint={product.serialExample ? messages.serialExample(product.serialExample) : undefined}
    >
      <TextInput
        ref={input}
        name={name}
        value={field.value}
        autoComplete="off"
        autoCapitalize="off"
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
          setOutcome({});
          setTyping(true);
          pause.start(PAUSE, () => setTyping(false));
          if (pasted.current) void finish(text);
          pasted.current = false;
        }}
        onPaste={() => {
          pasted.current = true;
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          // The sale is sent by its button alone: a scanner ends every number with Enter.
          event.preventDefault();
          if (serial !== '') void finish(field.value, onNext);
        }}
        onFocus={field.focus}
        onBlur={() => {
          field.blur();
          void finish(field.value);
        }}
      />
    </FieldShell>
  );
}
