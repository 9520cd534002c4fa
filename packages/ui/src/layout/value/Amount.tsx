import type { ComponentPropsWithRef, ReactElement } from 'react';
import { styled } from 'styled-components';

import { formatMoney } from '../../foundation/format/money.ts';
import { invariant } from '../../foundation/invariant/invariant.ts';
import { useLocale } from '../../foundation/messages/context.ts';

const Root = styled.span`
  white-space: nowrap;
`;

export interface AmountProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** A whole number in the least unit of the currency: kopecks, cents. 123450 is «1 234,50 ₽». */
  kopecks: number;
  /** Code of ISO 4217: `USD`, `KZT`. @default 'RUB' */
  currency?: string | undefined;
  /** «+» before what comes in. @default false */
  sign?: boolean | undefined;
}

/** A sum of money given in the least unit of the currency (kopecks, cents), with all its digits: `1 234,50 ₽`, `−1 500,00 ₽`. */
export function Amount({ kopecks, currency, sign = false, ...rest }: AmountProps): ReactElement {
  invariant('Amount', Number.isInteger(kopecks), () => [
    `kopecks ${String(kopecks)} is not a whole number.`,
    'Fractional roubles lose kopecks when added, and the sum on the screen differs from the real one.',
    'Pass kopecks: 1234.5 roubles are kopecks={123450}.',
  ]);
  const locale = useLocale();
  return <Root {...rest}>{formatMoney(kopecks, { sign, currency, locale })}</Root>;
}
