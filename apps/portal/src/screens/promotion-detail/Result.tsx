import { formatNumber, Panel, ProgressBar } from '@pribavka/ui';
import { Coin, FormulaColumn } from '@pribavka/ui/loyalty';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';

import type { PromotionCard } from '../../shared/contract.ts';
import { promotionMessages as messages } from './messages.ts';

const Sum = styled.p`
  display: flex;
  gap: 10px;
  align-items: center;
  font: var(--pb-type-display-sm);
`;

/** What the member has got from the promotion and how much is left. */
export function Result({ progress }: { progress: NonNullable<PromotionCard['progress']> }): ReactElement {
  const { points, units, target, limit, left, nextStep } = progress;
  return (
    <Panel title={messages.result}>
      <Sum>
        <Coin size={28} />
        {formatNumber(points)}
      </Sum>
      <FormulaColumn
        framed={false}
        parts={[
          { value: formatNumber(units), label: messages.units },
          { value: formatNumber(points), label: messages.points },
          ...(limit === null ? [] : [{ value: formatNumber(limit), label: messages.limit }]),
          ...(left === null ? [] : [{ value: formatNumber(left), label: messages.rest }]),
        ]}
      />
      {target !== null && (
        <ProgressBar label={messages.result} value={units} max={target} caption={nextStep ?? undefined} />
      )}
    </Panel>
  );
}
