import type { ComponentPropsWithRef, ReactElement } from 'react';
import { styled } from 'styled-components';

import { formatMoney } from '../../foundation/format/numbers.ts';
import { invariant } from '../../foundation/invariant/invariant.ts';
import { useLocale } from '../../foundation/messages/context.ts';

const Root = styled.span`
  white-space: nowrap;
`;

export interface AmountProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** Whole kopecks: 123450 is «1 234,50 ₽». */
  kopecks: number;
  /** «+» before what comes in. @default false */
  sign?: boolean | undefined;
}

/** A sum of money, always with kopecks: `1 234,50 ₽`, `−1 500,00 ₽`. */
export function Amount({ kopecks, sign = false, ...rest }: AmountProps): ReactElement {
  invariant('Amount', Number.isInteger(kopecks), () => [
    `kopecks — ${String(kopecks)}, а нужно целое число копеек.`,
    'Рубли с дробью теряют копейки при сложении, и сумма на экране разойдётся с настоящей.',
    'Передайте копейки: 1234.5 рубля — это kopecks={123450}.',
  ]);
  const locale = useLocale();
  return <Root {...rest}>{formatMoney(kopecks, { sign, locale })}</Root>;
}
