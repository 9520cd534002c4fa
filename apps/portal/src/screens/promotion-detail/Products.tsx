import { Button, formatNumber, Panel, SearchInput } from '@pribavka/ui';
import { useState, type ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

import { fold } from '../../shared/fold.ts';
import type { PromotionCard } from '../../shared/contract.ts';
import { ProductPicture } from '../../shared/ProductPicture.tsx';
import { nomenclatureUrl, promotedProductsUrl } from '../nomenclature/urls.ts';
import { promotionMessages as messages } from './messages.ts';
import { madeOf, shareOf } from './share.ts';

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  & th,
  & th[data-part] {
    padding: 8px 16px;
    background: var(--pb-bg-sunken);
    color: inherit;
    font: var(--pb-type-table-head);
    text-align: start;
  }
  & td {
    padding: 10px 16px;
    border-bottom: 1px solid var(--pb-line-soft);
  }
  & th:not(:first-child),
  & td:not(:first-child) {
    text-align: end;
    white-space: nowrap;
  }
  & td > div > span {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & td a {
    color: inherit;
    font-weight: 500;
    text-decoration: none;
  }
  & td a:hover {
    text-decoration: underline;
  }
  & [data-part='share'] {
    color: var(--pb-accent-text);
    font-weight: 500;
  }
  /* A phone has no room for more columns: what the points are made of stands under the name. */
  @media (max-width: 47.99em) {
    & [data-part='base'],
    & [data-part='share'] {
      display: none;
    }
    & :is(th, td):last-child {
      padding-inline-start: 0;
    }
  }
  @media (min-width: 48em) {
    & [data-part='phone'] {
      display: none;
    }
    & :is(th, td) {
      padding-inline: 20px;
    }
  }
  & td > div {
    display: flex;
    gap: 12px;
    align-items: center;
  }
  /* Letters twice as large leave a name no room between a picture and the points. */
  @media (max-width: 17em) {
    & :is(th, td) {
      padding-inline: 8px;
    }
    & td > div {
      flex-direction: column;
      align-items: flex-start;
    }
  }
  & td:last-child {
    font-weight: 600;
  }
  & small {
    display: block;
    color: var(--pb-text-secondary);
    font: var(--pb-type-table);
  }
`;

const Count = styled.span`
  margin-inline-start: 4px;
  color: var(--pb-text-secondary);
  font-weight: 400;
`;

const Foot = styled.div`
  padding: 12px 16px;
`;

/** Rows shown before «Показать ещё», and those it brings. */
const PORTION = 8;
const NEXT = 32;

/** Products that take part, with what one of them gives. */
export function Products({
  promotion,
}: {
  promotion: Pick<PromotionCard, 'products' | 'productsCount' | 'mechanic' | 'badge'>;
}): ReactElement {
  const { products, productsCount } = promotion;
  const shares = new Map(products.map((product) => [product.id, shareOf(promotion, product)]));
  const shared = [...shares.values()].some((share) => share !== '');
  const [search, setSearch] = useState('');
  const [count, setCount] = useState(PORTION);
  const wanted = fold(search.trim());
  const found = products.filter((product) => fold(`${product.name} ${product.article}`).includes(wanted));
  const left = found.length - count;
  return (
    <Panel
      flush
      title={
        <>
          {messages.products} <Count>{formatNumber(productsCount)}</Count>
        </>
      }
      aside={
        products.length > PORTION && (
          <SearchInput
            aria-label={messages.search}
            placeholder={messages.search}
            size="sm"
            value={search}
            debounce={150}
            onValueChange={setSearch}
          />
        )
      }
    >
      <Table>
        <thead>
          <tr>
            <th scope="col">{messages.product}</th>
            <th scope="col" data-part="base">
              {messages.base}
            </th>
            {shared && (
              <th scope="col" data-part="share">
                {messages.share}
              </th>
            )}
            <th scope="col">{messages.perUnit}</th>
          </tr>
        </thead>
        <tbody>
          {found.slice(0, count).map((product) => (
            <tr key={product.id}>
              <td>
                <div>
                  <ProductPicture product={product} size={40} />
                  <span>
                    <Link to={nomenclatureUrl(product.id)}>{product.name}</Link>
                    <small>
                      {product.article}
                      <span data-part="phone"> · {madeOf(product, shares.get(product.id))}</span>
                    </small>
                  </span>
                </div>
              </td>
              <td data-part="base">{formatNumber(product.basePoints)}</td>
              {shared && <td data-part="share">{shares.get(product.id)}</td>}
              <td>{formatNumber(product.points)}</td>
            </tr>
          ))}
          {found.length === 0 && (
            <tr>
              <td colSpan={4}>{productsCount > products.length ? messages.nothingHere : messages.nothing}</td>
            </tr>
          )}
        </tbody>
      </Table>
      {left <= 0 && productsCount > products.length && (
        <Foot>
          {messages.first(products.length)} <Link to={promotedProductsUrl(search.trim())}>{messages.others}</Link>
        </Foot>
      )}
      {left > 0 && (
        <Foot>
          <Button variant="text" onClick={() => setCount(count + NEXT)}>
            {messages.more(formatNumber(Math.min(left, NEXT)))}
          </Button>
        </Foot>
      )}
    </Panel>
  );
}
