import type { ReactElement } from 'react';

import { card, pointsOutput } from '../masks/money.ts';
import { cardLength, cardLuhn, isLuhn } from '../rules/bank.ts';
import { amountWithin, type AmountLimits } from '../rules/numbers.ts';
import { MaskedField } from './MaskedField.tsx';
import { QuickValues } from './QuickValues.tsx';
import type { InputFieldProps } from './types.ts';

const CARD = [cardLength, cardLuhn];

/** Card number; a slip of one digit is found by Luhn's sum. Kept out of drafts. */
export function CardField({ label = 'Номер карты', ...rest }: InputFieldProps): ReactElement {
  return <MaskedField {...rest} label={label} secret mask={card} own={CARD} checked={isLuhn} />;
}

/** Shape of {@link AmountField}. */
export interface AmountFieldProps extends InputFieldProps {
  /** Least, greatest, step, and what there is to take from. */
  readonly limits: AmountLimits;
  /** Amounts offered under the field; those out of limits are left out. */
  readonly quick?: readonly number[] | undefined;
}

const NO_OFFERS: readonly number[] = [];
const numbers = new Intl.NumberFormat('ru-RU');

/** Amount to take from what there is: up to five digits inside limits, with quick values and «Все». Keeps digits. */
export function AmountField({ label = 'Сколько', limits, quick = NO_OFFERS, ...rest }: AmountFieldProps): ReactElement {
  const rule = amountWithin(limits);
  const { available, max = 99_999, step = 1 } = limits;
  const allowed = (value: number): boolean => rule(String(value)) === undefined;
  const most = available === undefined ? undefined : Math.floor(Math.min(available, max) / step) * step;
  const offers = quick
    .filter((value) => allowed(value) && value !== most)
    .map((value) => ({ value: String(value), label: numbers.format(value) }));
  if (most !== undefined && allowed(most)) offers.push({ value: String(most), label: `Все ${numbers.format(most)}` });
  const hint = available === undefined ? undefined : `Доступно ${numbers.format(available)}`;
  return (
    <MaskedField
      {...rest}
      label={label}
      mask={pointsOutput}
      own={[rule]}
      suffix={limits.unit?.[2]}
      hint={rest.hint ?? hint}
      below={
        offers.length > 0 ? (
          <QuickValues
            name={rest.name}
            title="Быстрый выбор суммы"
            offers={offers}
            disabled={rest.disabled}
            onPick={rest.onValueChange}
          />
        ) : undefined
      }
    />
  );
}
