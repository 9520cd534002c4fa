import { Button, formatNumber, Panel, SearchInput } from '@pribavka/ui';
import { useState, type ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

import { fold } from '../../shared/fold.ts';
import type { PromotionCard } from '../../shared/contract.ts';
import { ProductPicture } from '../../shared/ProductPicture.tsx';
import { nomenclatureUrl, promotedProductsUrl } from '../nomenclature/urls.ts';
import { promotionMessages as messages } from './messages.ts';

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  & th {
    padding: 8px 16px;
    background: var(--pb-bg-sunken);
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
    text-decoration-color: var(--pb-line-strong);
  }
  /* A phone has no room for a third column: the usual points stand under the name. */
  @media (max-width: 47.99em) {
    & [data-part='base'] {
      display: none;
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
  & td:last-child {
    font-weight: 600;
  }
  & small {
    display: block;
    color: var(--pb-text-secondary);
    font: var(--pb-type-table);
  }
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
  promotion: Pick<PromotionCard, 'products' | 'productsCount'>;
}): ReactElement {
  const { products, productsCount } = promotion;
  const [search, setSearch] = useState('');
  const [count, setCount] = useState(PORTION);
  const wanted = fold(search.trim());
  const found = products.filter((product) => fold(`${product.name} ${product.article}`).includes(wanted));
  const left = found.length - count;
  return (
    <Panel
      flush
      title={`${messages.products} ${formatNumber(productsCount)}`}
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
                      <span data-part="phone">{messages.usual(formatNumber(product.basePoints))}</span>
                    </small>
                  </span>
                </div>
              </td>
              <td data-part="base">{formatNumber(product.basePoints)}</td>
              <td>{formatNumber(product.points)}</td>
            </tr>
          ))}
          {found.length === 0 && (
            <tr>
              <td colSpan={3}>{productsCount > products.length ? messages.nothingHere : messages.nothing}</td>
            </tr>
          )}
        </tbody>
      </Table>
      {left <= 0 && productsCount > products.length && (
        <Foot>
          {messages.first(formatNumber(products.length))}{' '}
          <Link to={promotedProductsUrl(search.trim())}>{messages.others}</Link>
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
