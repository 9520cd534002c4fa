import { useMessages } from '@pribavka/ui/messages';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';

import { time } from '../masks/date.ts';
import { fiscalDocument, fiscalDrive, fiscalSign } from '../masks/receipt.ts';
import { programmeToday } from '../rules/calendar.ts';
import * as rules from '../rules/receipt-parts.ts';
import { DateField } from './DateField.tsx';
import { Group } from './Group.tsx';
import { MaskedField } from './MaskedField.tsx';
import { NumberField } from './numbers.tsx';
import { receiptMessages } from './receipt.messages.ts';
import type { FieldGroupProps } from './types.ts';

const DRIVE = [rules.fiscalDrive];
const DOCUMENT = [rules.fiscalDocument];
const SIGN = [rules.fiscalSign];
const TOTAL = [rules.receiptTotal];
const TIME = [rules.timeOfDay];

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(144px, 1fr));
  gap: 16px;
  align-items: start;
`;

/** What {@link ReceiptFields} keeps; `receiptOfParts` makes a receipt of it. */
export interface ReceiptParts {
  /** Fiscal drive, digits. */
  readonly fn: string;
  /** Fiscal document, digits. */
  readonly fd: string;
  /** Fiscal sign, digits. */
  readonly fpd: string;
  /** Roubles. */
  readonly total: number | null;
  /** `yyyy-MM-dd`. */
  readonly date: string;
  /** Four digits, `HHmm`. */
  readonly time: string;
}

export interface ReceiptFieldsProps extends FieldGroupProps {
  /** The last day a receipt may have, `yyyy-MM-dd`: today in its shop. The programme's today unless given. */
  readonly today?: string | undefined;
  /** Name of the field of the day. @default 'date' */
  readonly dateName?: string | undefined;
  /** Name of the field of the time. @default 'time' */
  readonly timeName?: string | undefined;
  /** Name of the field of the sum. @default 'total' */
  readonly totalName?: string | undefined;
  /** Name of the field of the fiscal drive. @default 'fn' */
  readonly fnName?: string | undefined;
  /** Name of the field of the document. @default 'fd' */
  readonly fdName?: string | undefined;
  /** Name of the field of the sign. @default 'fpd' */
  readonly fpdName?: string | undefined;
}

/** The parts of a fiscal receipt, for a code that cannot be scanned; in the order they stand on the paper. */
export function ReceiptFields({
  today = programmeToday(),
  dateName = 'date',
  timeName = 'time',
  totalName = 'total',
  fnName = 'fn',
  fdName = 'fd',
  fpdName = 'fpd',
  ...props
}: ReceiptFieldsProps): ReactElement {
  const say = useMessages(receiptMessages);
  return (
    <Group {...props}>
      <Pair>
        <DateField name={dateName} label={say.date} max={today} />
        <MaskedField name={timeName} label={say.time} mask={time} own={TIME} />
      </Pair>
      <NumberField name={totalName} label={say.total} fraction={2} suffix="₽" rules={TOTAL} />
      <MaskedField name={fnName} label={say.fn} mask={fiscalDrive} own={DRIVE} />
      <Pair>
        <MaskedField name={fdName} label={say.fd} mask={fiscalDocument} own={DOCUMENT} />
        <MaskedField name={fpdName} label={say.fpd} mask={fiscalSign} own={SIGN} />
      </Pair>
    </Group>
  );
}
