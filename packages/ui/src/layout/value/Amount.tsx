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
    `kopecks ${String(kopecks)} is not a whole number.`,
    'Fractional roubles lose kopecks when added, and the sum on the screen differs from the real one.',
    'Pass kopecks: 1234.5 roubles are kopecks={123450}.',
  ]);
  const locale = useLocale();
  return <Root {...rest}>{formatMoney(kopecks, { sign, locale })}</Root>;
}
