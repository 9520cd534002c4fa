import { formatDate } from '@pribavka/ui';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';

import type { Sale } from '../../../shared/contract.ts';
import { PrivateImage } from '../../../shared/PrivateImage.tsx';
import { saleCardMessages } from './messages.ts';

const List = styled.ul`
  display: grid;
  gap: 12px;
  margin: 0;
  padding: 0;
  list-style: none;
  & > li {
    padding: 12px 16px;
    border-radius: var(--pb-radius-md);
    background: var(--pb-bg-sunken);
    white-space: pre-line;
  }
  & > li[data-own] {
    margin-inline-start: 32px;
    background: var(--pb-accent-subtle);
  }
  & small {
    display: block;
    color: var(--pb-text-secondary);
    font: var(--pb-type-caption);
  }
  & [data-part='files'] {
    display: flex;
    gap: 8px;
    margin-top: 8px;
  }
`;

/** What the seller and the checking side wrote to each other. */
export function SaleMessages({ messages }: { messages: Sale['messages'] }): ReactElement {
  return (
    <List>
      {messages.map((message) => (
        <li key={message.id} data-own={message.authorKind === 'member' ? '' : undefined}>
          <small>
            {saleCardMessages.actors[message.authorKind]}, {formatDate(message.at, 'listDayTime')}
          </small>
          {message.text}
          {message.files.length > 0 && (
            <div data-part="files">
              {message.files.map((file) => (
                <PrivateImage key={file.id} file={file} />
              ))}
            </div>
          )}
        </li>
      ))}
    </List>
  );
}
