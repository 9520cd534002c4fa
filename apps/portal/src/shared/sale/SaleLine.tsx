import { formatDate, StatusLabel } from '@pribavka/ui';
import type { ReactElement } from 'react';
import { css, styled } from 'styled-components';

import type { SaleRow } from '../contract.ts';
import { ProductPicture } from '../ProductPicture.tsx';
import { saleStates } from '../states.ts';
import { isMuted, saleSum, sumText } from '../sums.ts';

const messages = {
  more: (count: number) => `и ещё ${count}`,
  serial: (first: string, others: number) => (others > 0 ? `${first} и ещё ${others}` : first),
  updated: (at: string) => `обновлено ${at}`,
} as const;

const columns = css`
  grid-template-areas: 'picture name state points' 'picture formula state points';
  & > [data-part='formula'] {
    grid-area: formula;
    display: block;
  }
  & > [data-part='state'] {
    flex-direction: column;
  }
  & > [data-part='points'] {
    text-align: right;
  }
`;

const Root = styled.span`
  display: grid;
  flex: 1;
  min-width: 0;
  grid-template-columns: auto minmax(0, 1fr) auto;
  grid-template-areas: 'picture name points' 'picture state points';
  column-gap: 12px;
  align-items: center;
  & [data-part='name'] {
    grid-area: name;
    display: flex;
    gap: 0 6px;
    align-items: baseline;
    font-weight: 500;
  }
  & [data-part='title'] {
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  /* How many there are is never shortened away. */
  & [data-part='name'] small {
    flex: none;
    color: var(--pb-text-secondary);
    font-size: 0.8125rem;
    font-weight: 400;
  }
  & [data-part='formula'],
  & [data-part='place'] {
    display: none;
    overflow: hidden;
    color: var(--pb-text-secondary);
    font: var(--pb-type-table);
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & [data-part='updated'] {
    display: none;
  }
  & [data-part='state'] {
    grid-area: state;
    display: flex;
    flex-wrap: wrap;
    gap: 0 8px;
    color: var(--pb-text-secondary);
    font: var(--pb-type-table);
  }
  & [data-part='points'] {
    grid-area: points;
    font-weight: 600;
    white-space: nowrap;
  }
  & [data-part='points'][data-muted] {
    color: var(--pb-text-secondary);
    font-weight: 400;
  }
  & > :first-child {
    grid-area: picture;
  }
  /* A phone has height but no width: the model stands at the end of a name. */
  @media (max-width: 47.99em) {
    & > [data-part='name'] {
      flex-wrap: wrap;
    }
    & [data-part='title'] {
      display: -webkit-box;
      overflow-wrap: anywhere;
      white-space: normal;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 3;
    }
  }
  /* Letters twice as large leave the name no room between a picture and the points. */
  @media (max-width: 17em) {
    grid-template-columns: minmax(0, 1fr);
    grid-template-areas: 'name' 'state' 'points';
    & > :first-child {
      display: none;
    }
  }
  /* In a narrow panel the state stands under the name, as on a phone. */
  @media (min-width: 64em) {
    &[data-full] {
      ${columns}
      grid-template-columns: auto minmax(0, 1fr) 184px 88px;
    }
    &[data-full] [data-part='number'] {
      display: none;
    }
    &[data-full] [data-part='updated'] {
      display: block;
    }
  }
  @media (min-width: 90em) {
    ${columns}
    grid-template-columns: auto minmax(0, 1fr) 168px 96px;
    &[data-full] {
      grid-template-columns: auto minmax(0, 1fr) 232px 184px 88px;
      grid-template-areas: 'picture name place state points' 'picture formula place state points';
    }
    & > [data-part='place'] {
      grid-area: place;
      display: block;
    }
    & > [data-part='place'] > span {
      display: block;
      overflow: hidden;
      text-overflow: ellipsis;
    }
  }
`;

export interface SaleLineProps {
  sale: SaleRow;
  /** Whether the line says its day; lists cut into days do not need it. */
  withDay?: boolean | undefined;
  /** Whether a wide screen shows the serial numbers, the shop and the last change too. */
  full?: boolean | undefined;
}

/** What was sold, where it stands and what it gives: one line of every list of sales. */
export function SaleLine({ sale, withDay = false, full = false }: SaleLineProps): ReactElement {
  const first = sale.items[0];
  const state = saleStates[sale.status];
  const sum = saleSum(sale);
  const [serial, ...others] = sale.serialNumbers;
  const rejected = sale.status === 'rejected' && sale.reasonText;
  return (
    <Root data-full={full ? '' : undefined}>
      <ProductPicture product={first?.product} size={40} />
      <span data-part="name">
        <span data-part="title">{first ? first.product.name : 'Без товара'}</span>
        {first && first.quantity > 1 && <small> × {first.quantity}</small>}
        {sale.itemsCount > 1 && <small> {messages.more(sale.itemsCount - 1)}</small>}
      </span>
      <span data-part="formula">
        {sale.number}
        {rejected ? ` · ${sale.reasonText}` : first?.formula ? ` · ${first.formula}` : ''}
      </span>
      {full && (
        <span data-part="place">
          <span>{serial === undefined ? '' : messages.serial(serial, others.length)}</span>
          <span>{sale.store?.name}</span>
        </span>
      )}
      <span data-part="state">
        <StatusLabel status={state.glyph}>{state.word}</StatusLabel>
        {withDay && sale.saleDate && <span>{formatDate(sale.saleDate, 'listDay')}</span>}
        {full && <span data-part="number">{sale.number}</span>}
        {full && <span data-part="updated">{messages.updated(formatDate(sale.updatedAt, 'tableDateTime'))}</span>}
      </span>
      <span data-part="points" data-muted={isMuted(sum) ? '' : undefined}>
        {sumText(sum)}
      </span>
    </Root>
  );
}
