import { formatNumber, Icon, Tag, VisuallyHidden } from '@pribavka/ui';
import { Coin } from '@pribavka/ui/loyalty';
import { Barcode } from 'lucide-react';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';

import type { ProductRow } from '../../shared/contract.ts';
import { ProductPicture } from '../../shared/ProductPicture.tsx';
import { aboutProduct } from './about.ts';
import { productMessages as messages } from './messages.ts';

const Root = styled.button`
  display: flex;
  gap: 12px;
  width: 100%;
  padding: 12px 0;
  border: 0;
  background: none;
  text-align: start;
  & > :first-child {
    flex: none;
    align-self: start;
    width: 64px;
  }
  & > [data-part='text'] {
    display: flex;
    flex: 1;
    flex-direction: column;
    gap: 2px;
    min-width: 0;
  }
  & [data-part='name'] {
    font-weight: 500;
  }
  & small {
    color: var(--pb-text-secondary);
    font: var(--pb-type-table);
  }
  & [data-part='text'] {
    overflow-wrap: anywhere;
  }
  & [data-part='serial'] {
    display: flex;
    gap: 6px;
    align-items: center;
  }
  & [data-part='points'] {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 6px;
    align-items: center;
    padding-top: 2px;
  }
  & strong {
    font: var(--pb-type-h3);
  }
  @media (min-width: 48em) {
    flex-direction: column;
    gap: 0;
    height: 100%;
    padding: 0;
    overflow: hidden;
    border: 1px solid var(--pb-line-hair);
    border-radius: var(--pb-radius-md);
    background: var(--pb-bg-surface);
    & > :first-child {
      width: 100%;
      border-radius: 0;
    }
    & > [data-part='text'] {
      gap: 4px;
      padding: 12px;
    }
    /* In a line of its own: the dot between would end the line of the article. */
    & [data-part='dot'] {
      display: none;
    }
    & [data-part='category'] {
      display: block;
    }
    & [data-part='points'] {
      margin-top: auto;
      padding-top: 8px;
    }
    &:hover {
      border-color: var(--pb-line-strong);
    }
  }
`;

/** A product: what it is called and what one of it gives now. */
export function ProductTile({ product, onOpen }: { product: ProductRow; onOpen: () => void }): ReactElement {
  const raised = product.pointsNow > product.basePoints;
  const [promotion, ...others] = product.promotions;
  return (
    <Root type="button" aria-haspopup="dialog" onClick={onOpen}>
      <ProductPicture product={product} ratio={4 / 3} />
      <span data-part="text">
        <span data-part="name">{product.name}</span>
        <small>
          {aboutProduct({ ...product, category: null })}
          {product.category && (
            <>
              <span data-part="dot"> · </span>
              <span data-part="category">{product.category.name}</span>
            </>
          )}
        </small>
        {product.serialRequired && (
          <small data-part="serial">
            <Icon as={Barcode} size={16} />
            {messages.serial}
          </small>
        )}
        <span data-part="points">
          <Coin size={16} />
          <strong>{formatNumber(product.pointsNow)}</strong>
          {raised && (
            <small>
              <VisuallyHidden>{messages.usual} </VisuallyHidden>
              <s>{formatNumber(product.basePoints)}</s>
            </small>
          )}
          {promotion && (
            <Tag tone="accent">
              <VisuallyHidden>{messages.promotion(promotion.name)} </VisuallyHidden>
              {promotion.badge}
              {others.length > 0 && ` ${messages.others(others.length)}`}
            </Tag>
          )}
        </span>
      </span>
    </Root>
  );
}
