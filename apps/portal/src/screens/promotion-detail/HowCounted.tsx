import { formatNumber, Panel } from '@pribavka/ui';
import { Formula } from '@pribavka/ui/loyalty';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';

import type { PromotionCard } from '../../shared/contract.ts';
import { formulaParts } from '../../shared/formula.ts';
import { promotionMessages as messages } from './messages.ts';

const Text = styled.div`
  display: grid;
  gap: 12px;
  & > p {
    max-width: var(--pb-size-text-max);
    overflow-wrap: anywhere;
  }
  & > p + p {
    color: var(--pb-text-secondary);
    font: var(--pb-type-ui);
  }
`;

/** The mechanics in words, and one product counted through. */
export function HowCounted({ promotion }: { promotion: PromotionCard }): ReactElement {
  const { rule, example } = promotion;
  return (
    <Panel title={messages.how}>
      <Text>
        <p>{rule}</p>
        {example && (
          <>
            <p>{messages.example(example.productName, formatNumber(example.quantity))}</p>
            <Formula parts={formulaParts(example.formula)} />
          </>
        )}
      </Text>
    </Panel>
  );
}
