import type { CSSProperties, ReactElement } from 'react';
import { styled } from 'styled-components';

import { budgetMessages as messages } from './budget-messages.ts';

const Root = styled.div`
  display: grid;
  gap: 4px;
  min-width: 0;
  & > [data-part='track'] {
    display: flex;
    height: 6px;
    overflow: hidden;
    border-radius: 2px;
    background: var(--pb-line-hair);
  }
  & i[data-kind='spent'] {
    border: 1px solid var(--pb-points-line);
    background: var(--pb-points-fill);
  }
  & i[data-kind='reserved'] {
    border: 1px solid var(--pb-text-tertiary);
    background: repeating-linear-gradient(135deg, var(--pb-text-tertiary) 0 2px, transparent 2px 5px);
  }
  & > span {
    overflow: hidden;
    color: var(--pb-text-secondary);
    font: var(--pb-type-caption);
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  @media (forced-colors: active) {
    & i {
      forced-color-adjust: none;
    }
  }
`;

export interface BudgetBarProps {
  budget: number | null;
  spent: number | null;
  reserved: number | null;
  style?: CSSProperties | undefined;
}

/** How much of the budget is gone and held; a promotion without one says what it has given. A partner sees neither. */
export function BudgetBar({ budget, spent, reserved, style }: BudgetBarProps): ReactElement | null {
  if (spent === null || reserved === null) return null;
  if (budget === null) {
    return (
      <Root style={style}>
        <span>{spent + reserved > 0 ? messages.spent(spent + reserved) : messages.none}</span>
      </Root>
    );
  }
  const share = (points: number): string => `${Math.min(100, (points * 100) / Math.max(budget, 1))}%`;
  return (
    <Root style={style} title={messages.of(spent, reserved, budget)}>
      <div data-part="track" role="img" aria-label={messages.of(spent, reserved, budget)}>
        {spent > 0 && <i data-kind="spent" style={{ width: share(spent) }} />}
        {reserved > 0 && <i data-kind="reserved" style={{ width: share(reserved) }} />}
      </div>
      <span aria-hidden>{messages.share(spent + reserved, budget)}</span>
    </Root>
  );
}
