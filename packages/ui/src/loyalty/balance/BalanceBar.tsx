import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react';
import { styled } from 'styled-components';

import { vars } from '../../foundation/css/vars.ts';

const Root = styled.div`
  --available: var(--pb-accent-line);
  --burning: var(--pb-points-fill);
  --burning-line: var(--pb-points-line);
  --hatch: var(--pb-text-tertiary);
  --number: var(--pb-text-primary);
  --number-burning: var(--pb-points-text);
  --label: var(--pb-text-secondary);
  &[data-on='slab'] {
    --available: var(--pb-slab-available);
    --burning: var(--pb-points-on-slab);
    --burning-line: var(--pb-points-on-slab);
    --hatch: #fff;
    --number: var(--pb-text-on-slab);
    --number-burning: var(--pb-points-on-slab);
    --label: var(--pb-text-on-slab-muted);
  }
  & > [data-part='bar'] {
    display: flex;
    gap: 2px;
    height: 10px;
    max-width: 640px;
  }
  & [data-kind] > i,
  & > [data-part='bar'] > i {
    display: block;
    border-radius: var(--pb-radius-xs);
  }
  & > [data-part='bar'] > i {
    flex: var(--share) 1 0;
    min-width: 6px;
  }
  & i[data-kind='available'] {
    background: var(--available);
  }
  & i[data-kind='burning'] {
    border: 1px solid var(--burning-line);
    background: var(--burning);
  }
  & i[data-kind='pending'] {
    border: 1px solid var(--hatch);
    background: repeating-linear-gradient(135deg, var(--hatch) 0 2px, transparent 2px 5px);
  }
  & > ul {
    display: flex;
    flex-wrap: wrap;
    gap: 8px 32px;
    margin-top: 12px;
  }
  & li {
    display: grid;
    grid-template-columns: 8px minmax(0, auto);
    gap: 0 8px;
    align-items: center;
    min-width: 0;
    color: var(--label);
    overflow-wrap: anywhere;
    font: var(--pb-type-table);
  }
  & li > i {
    width: 8px;
    height: 8px;
    border-radius: var(--pb-radius-xs);
  }
  & li > b {
    color: var(--number);
    font-weight: 600;
  }
  & li[data-kind='burning'] > b {
    color: var(--number-burning);
  }
  & li > span {
    grid-column: 2;
  }
  @media (max-width: 47.99em) {
    & > [data-part='bar'] {
      height: 8px;
    }
    & > ul {
      gap: 8px 20px;
    }
  }
  @media (forced-colors: active) {
    & i {
      forced-color-adjust: none;
    }
  }
`;

/** A part of a balance: its name and amount. */
export interface BalancePart {
  /** Which part of the balance: it gives the colour. */
  kind: 'available' | 'burning' | 'pending';
  /** Points: the share of the bar. */
  value: number;
  /** The number as it is shown. */
  text: ReactNode;
  /** Name of the part. */
  label: ReactNode;
}

export interface BalanceBarProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Shares of the bar with their sums, from the left. */
  parts: readonly BalancePart[];
  /** `slab` on the malachite plate. @default 'surface' */
  on?: 'surface' | 'slab' | undefined;
}

/** What the balance is made of: far from expiry, burning soon, waiting. The legend says it in words. */
export function BalanceBar({ parts, on = 'surface', ...rest }: BalanceBarProps): ReactElement {
  const shown = parts.filter((part) => part.value > 0);
  return (
    <Root data-on={on} {...rest}>
      {shown.length > 0 && (
        <div data-part="bar" aria-hidden>
          {shown.map((part) => (
            <i key={part.kind} data-kind={part.kind} style={vars({ '--share': part.value })} />
          ))}
        </div>
      )}
      <ul>
        {parts.map((part) => (
          <li key={part.kind} data-kind={part.kind}>
            <i data-kind={part.kind} aria-hidden />
            <b>{part.text}</b>
            <span>{part.label}</span>
          </li>
        ))}
      </ul>
    </Root>
  );
}
