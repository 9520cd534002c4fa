import { Panel, StatusLabel } from '@pribavka/ui';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';

import type { PromotionCard } from '../../shared/contract.ts';
import { promotionMessages as messages } from './messages.ts';

const Text = styled.div`
  display: grid;
  gap: 4px;
  overflow-wrap: anywhere;
  & > p:not(:first-child) {
    color: var(--pb-text-secondary);
    font: var(--pb-type-ui);
  }
`;

/** Whether the promotion holds in the member's shop and, if not, which condition leaves it out. */
export function OwnStore({ store }: { store: NonNullable<PromotionCard['store']> }): ReactElement {
  return (
    <Panel title={messages.store}>
      <Text>
        <p>{store.name}</p>
        <StatusLabel status={store.holds ? 'ok' : 'bad'}>
          {store.holds ? messages.holds : messages.holdsNot}
        </StatusLabel>
        {store.reason !== null && <p>{store.reason}</p>}
      </Text>
    </Panel>
  );
}
