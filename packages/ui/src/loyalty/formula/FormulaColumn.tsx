import type { ComponentPropsWithRef, ReactElement } from 'react';
import { styled } from 'styled-components';

import { useMessages } from '../../foundation/messages/context.ts';
import { Coin } from '../coin/Coin.tsx';
import { formulaMessages } from './formula.messages.ts';
import type { FormulaPart } from './Formula.types.ts';

const Root = styled.dl`
  font: var(--pb-type-table);
  &[data-framed] {
    padding: 10px 14px;
    border: 1px solid var(--pb-line-hair);
    border-radius: var(--pb-radius-md);
    background: var(--pb-bg-surface);
  }
  & > div {
    display: flex;
    gap: 8px;
    align-items: baseline;
  }
  & > div + div {
    margin-top: 4px;
  }
  & dt {
    flex: 0 1 auto;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & > div::before {
    flex: 1 0 16px;
    order: 1;
    border-bottom: 1px dotted var(--pb-line-strong);
    transform: translateY(-4px);
    content: '';
  }
  & dd {
    order: 2;
    font-weight: 500;
    white-space: nowrap;
  }
  & [data-tone='promotion'] dd {
    color: var(--pb-accent-text);
  }
  & > [data-tone='result'] {
    margin-top: 8px;
    padding-top: 8px;
    border-top: 1px solid var(--pb-line-hair);
    align-items: center;
    font-weight: 600;
  }
  & > [data-tone='result']::before {
    border: 0;
  }
  & > [data-tone='result'] dd {
    display: inline-flex;
    gap: 5px;
    align-items: center;
    font-weight: 600;
  }
  & > [data-points] dd {
    color: var(--pb-points-text);
  }
`;

export interface FormulaColumnProps extends Omit<ComponentPropsWithRef<'dl'>, 'children'> {
  /** Factors and terms in order, each on a line. */
  parts: readonly FormulaPart[];
  /** Name of the last line. @default the label of the result */
  totalLabel?: string | undefined;
  /** The result is money, not points: no coin, no amber. */
  money?: boolean | undefined;
  /** A hairline around the lines. @default true */
  framed?: boolean | undefined;
}

/** The formula in a column: label, dotted leader, value; the total over a hairline. For phones and withdrawals. */
export function FormulaColumn({
  parts,
  totalLabel,
  money = false,
  framed = true,
  ...rest
}: FormulaColumnProps): ReactElement {
  const say = useMessages(formulaMessages);
  return (
    <Root data-framed={framed ? '' : undefined} {...rest}>
      {parts.map((part, at) => {
        const result = part.tone === 'result';
        const sign = result || part.operator === undefined ? '' : `${part.operator}\u00a0`;
        return (
          <div key={part.key ?? at} data-tone={part.tone} data-points={result && !money ? '' : undefined}>
            <dt>{result ? (totalLabel ?? say.total) : (part.columnLabel ?? part.label)}</dt>
            <dd>
              {result && !money && <Coin size={14} />}
              {sign}
              {part.value}
              {part.unit !== undefined && `\u00a0${part.unit}`}
              {result && !money && <> {part.label}</>}
            </dd>
          </div>
        );
      })}
    </Root>
  );
}
