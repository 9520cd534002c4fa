import { Dialog } from '@pribavka/ui';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';

import { cardMessages } from './messages.ts';

const List = styled.dl`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: 8px 16px;
  & dt {
    color: var(--pb-text-primary);
    font-weight: 500;
  }
`;

/** «?» shows what the keys do. */
export function KeysDialog({ onClose }: { onClose: () => void }): ReactElement {
  const { title, list } = cardMessages.keys;
  return (
    <Dialog open size="sm" title={title} onClose={onClose}>
      <List>
        {list.map(([key, what]) => (
          <div key={key} style={{ display: 'contents' }}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </List>
    </Dialog>
  );
}
