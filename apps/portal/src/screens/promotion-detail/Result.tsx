import { formatNumber, Panel } from '@pribavka/ui';
import { Coin, FormulaColumn } from '@pribavka/ui/loyalty';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';

import type { PromotionCard } from '../../shared/contract.ts';
import { OwnProgress } from '../../shared/OwnProgress.tsx';
import { limitParts } from './limit-parts.ts';
import { promotionMessages as messages } from './messages.ts';

const Sum = styled.p`
  display: flex;
  gap: 10px;
  align-items: center;
  margin-bottom: 12px;
  font: var(--pb-type-display-sm);
`;

/** What the member has got from the promotion and how much his limit leaves. */
export function Result({ promotion }: { promotion: PromotionCard }): ReactElement {
  const { progress, name } = promotion;
  if (!progress) return <Panel title={messages.result}>{messages.noResult}</Panel>;
  const { points, units } = progress;
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
          ...limitParts(progress),
        ]}
      />
      {(progress.target !== null || points === 0) && <OwnProgress name={name} progress={progress} />}
    </Panel>
  );
}
