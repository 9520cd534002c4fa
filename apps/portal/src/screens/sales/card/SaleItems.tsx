import { productMarkText } from '@pribavka/forms/rules';
import { formatMoney, StatusLabel } from '@pribavka/ui';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';

import type { Sale, SaleItem } from '../../../shared/contract.ts';
import { ProductPicture } from '../../../shared/ProductPicture.tsx';
import { saleItemStates } from '../../../shared/states.ts';
import { isMuted, itemSum, sumText } from '../../../shared/sums.ts';
import { saleCardMessages as messages } from './messages.ts';

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  & > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    gap: 4px 12px;
    padding: 12px 0;
    border-bottom: 1px solid var(--pb-line-soft);
  }
  & > li:last-child {
    border-bottom: 0;
  }
  & strong {
    font-weight: 500;
  }
  & p {
    color: var(--pb-text-secondary);
    font: var(--pb-type-table);
  }
  & [data-part='mark'] {
    overflow-wrap: anywhere;
  }
  & [data-part='points'] {
    font-weight: 600;
  }
  & [data-part='points'][data-muted] {
    color: var(--pb-text-secondary);
    font-weight: 400;
  }
`;

/** A decision is there, or somebody may make it; a line of a draft or of a cancelled sale waits for nothing. */
const hasState = ({ status }: Sale, item: SaleItem): boolean =>
  item.status !== 'pending' || status === 'moderation' || status === 'clarification';

/** The lines of a sale with the decision about each. */
export function SaleItems({ sale }: { sale: Sale }): ReactElement {
  return (
    <List>
      {sale.items.map((item) => {
        const state = saleItemStates[item.status];
        const sum = itemSum(sale.status, item);
        return (
          <li key={item.id}>
            <ProductPicture product={item.product} size={40} />
            <div>
              <strong>{item.product.name}</strong>
              {item.quantity > 1 && ` × ${item.quantity}`}
              {item.serialNumber && (
                <p>
                  {messages.serial}: {item.serialNumber}
                </p>
              )}
              {item.markGtin && (
                <p data-part="mark">
                  {messages.mark}: {productMarkText({ gtin: item.markGtin, serial: item.serialNumber ?? '' })}
                </p>
              )}
              {item.priceKopecks !== null && (
                <p>
                  {messages.price}: {formatMoney(item.priceKopecks)}
                </p>
              )}
              {hasState(sale, item) && (
                <div>
                  <StatusLabel status={state.glyph}>{state.word}</StatusLabel>
                </div>
              )}
              {item.reasonText && (
                <p>
                  {messages.reason}: {item.reasonText}
                </p>
              )}
            </div>
            <span data-part="points" data-muted={isMuted(sum) ? '' : undefined}>
              {sumText(sum)}
            </span>
          </li>
        );
      })}
    </List>
  );
}
