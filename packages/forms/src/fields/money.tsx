import { formatNumber } from '@pribavka/ui';
import { useLocale, useMessages } from '@pribavka/ui/messages';
import type { ReactElement } from 'react';

import { card, pointsOutput } from '../masks/money.ts';
import { cardLength, cardLuhn, isLuhn } from '../rules/bank.ts';
import { amountWithin, type AmountLimits } from '../rules/numbers.ts';
import { MaskedField } from './MaskedField.tsx';
import { moneyMessages } from './money.messages.ts';
import { QuickValues } from './QuickValues.tsx';
import type { InputFieldProps } from './types.ts';

const CARD = [cardLength, cardLuhn];

/** Card number; a slip of one digit is found by Luhn's sum. Kept out of drafts. */
export function CardField({ label, ...rest }: InputFieldProps): ReactElement {
  const say = useMessages(moneyMessages);
  return <MaskedField {...rest} label={label ?? say.card} secret mask={card} own={CARD} checked={isLuhn} />;
}

/** Shape of {@link AmountField}. */
export interface AmountFieldProps extends InputFieldProps {
  /** Least, greatest, step, and what there is to take from. */
  readonly limits: AmountLimits;
  /** Amounts offered under the field; those out of limits are left out. */
  readonly quick?: readonly number[] | undefined;
}

const NO_OFFERS: readonly number[] = [];

/** Amount to take from what there is: up to five digits inside limits, with quick values and «Все». Keeps digits. */
export function AmountField({ label, limits, quick = NO_OFFERS, ...rest }: AmountFieldProps): ReactElement {
  const say = useMessages(moneyMessages);
  const locale = useLocale();
  const show = (value: number): string => formatNumber(value, { locale });
  const rule = amountWithin(limits);
  const { available, max = 99_999, step = 1 } = limits;
  const allowed = (value: number): boolean => rule(String(value)) === undefined;
  const most = available === undefined ? undefined : Math.floor(Math.min(available, max) / step) * step;
  const offers = quick
    .filter((value) => allowed(value) && value !== most)
    .map((value) => ({ value: String(value), label: show(value) }));
  if (most !== undefined && allowed(most)) offers.push({ value: String(most), label: say.all(show(most)) });
  const hint = available === undefined ? undefined : say.available(show(available));
  return (
    <MaskedField
      {...rest}
      label={label ?? say.amount}
      mask={pointsOutput}
      own={[rule]}
      suffix={limits.unit?.[2]}
      hint={rest.hint ?? hint}
      below={
        offers.length > 0 ? (
          <QuickValues
            name={rest.name}
            title={say.quick}
            offers={offers}
            disabled={rest.disabled}
            onPick={rest.onValueChange}
          />
        ) : undefined
      }
    />
  );
}
