import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react';
import { styled } from 'styled-components';

import { StoneSlab } from '../../brand/stone/StoneSlab.tsx';
import { formatNumber } from '../../foundation/format/numbers.ts';
import { useLocale, useMessages } from '../../foundation/messages/context.ts';
import { pointsMessages } from '../points/points.messages.ts';
import { balanceMessages } from './balance.messages.ts';
import { BalanceBar, type BalancePart } from './BalanceBar.tsx';

const Root = styled(StoneSlab)`
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  gap: 24px;
  min-height: 248px;
  padding: 28px 32px;
  & > [data-part='head'] {
    display: flex;
    flex-wrap: wrap;
    gap: 16px;
    align-items: flex-start;
    justify-content: space-between;
  }
  & [data-part='label'] {
    overflow-wrap: anywhere;
    color: var(--pb-text-on-slab-muted);
    font: var(--pb-type-body);
  }
  & [data-part='number'] {
    display: flex;
    flex-wrap: wrap;
    gap: 0 12px;
    align-items: baseline;
    overflow-wrap: anywhere;
    font: var(--pb-type-display-xl);
    letter-spacing: var(--pb-type-display-xl-spacing);
  }
  & [data-part='number'] > small {
    font: var(--pb-type-h2);
    font-weight: 400;
    letter-spacing: normal;
  }
  & [data-part='actions'] {
    display: flex;
    flex-wrap: wrap;
    gap: 12px;
  }
  @media (max-width: 89.99em) {
    & [data-part='number'] {
      font: var(--pb-type-display);
      letter-spacing: var(--pb-type-display-spacing);
    }
  }
  @media (max-width: 47.99em) {
    min-height: 0;
    padding: 20px 16px;
    & [data-part='actions'] {
      width: 100%;
    }
    & [data-part='actions'] > * {
      flex: 1 1 auto;
    }
  }
`;

export interface BalanceSlabProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Points that can be spent now. */
  balance: number;
  /** @default 'Доступно' */
  label?: ReactNode | undefined;
  parts?: readonly BalancePart[] | undefined;
  /** Buttons of variants slab-outline and slab. */
  actions?: ReactNode | undefined;
}

/** The balance on malachite: the largest number of the screen. */
export function BalanceSlab({ balance, label, parts, actions, ...rest }: BalanceSlabProps): ReactElement {
  const say = useMessages(balanceMessages);
  const { word } = useMessages(pointsMessages);
  const locale = useLocale();
  return (
    <Root {...rest}>
      <div data-part="head">
        <div>
          <div data-part="label">{label ?? say.available}</div>
          <div data-part="number">
            {formatNumber(balance, { locale })}
            <small>{word(balance)}</small>
          </div>
        </div>
        {actions !== undefined && <div data-part="actions">{actions}</div>}
      </div>
      {parts !== undefined && parts.length > 0 && <BalanceBar on="slab" parts={parts} />}
    </Root>
  );
}
