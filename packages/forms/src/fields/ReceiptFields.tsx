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
  readonly fn: string;
  readonly fd: string;
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
}

/** The parts of a fiscal receipt, for a code that cannot be scanned; in the order they stand on the paper. */
export function ReceiptFields({ today = programmeToday(), ...props }: ReceiptFieldsProps): ReactElement {
  const say = useMessages(receiptMessages);
  return (
    <Group {...props}>
      <Pair>
        <DateField name="date" label={say.date} max={today} />
        <MaskedField name="time" label={say.time} mask={time} own={TIME} />
      </Pair>
      <NumberField name="total" label={say.total} fraction={2} suffix="₽" rules={TOTAL} />
      <MaskedField name="fn" label={say.fn} mask={fiscalDrive} own={DRIVE} />
      <Pair>
        <MaskedField name="fd" label={say.fd} mask={fiscalDocument} own={DOCUMENT} />
        <MaskedField name="fpd" label={say.fpd} mask={fiscalSign} own={SIGN} />
      </Pair>
    </Group>
  );
}
