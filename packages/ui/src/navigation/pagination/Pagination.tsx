import type { ComponentPropsWithRef, ReactElement } from 'react';
import { styled } from 'styled-components';

import { ChevronEnd, ChevronStart } from '../../brand/icon/chevrons.tsx';
import { formatNumber } from '../../foundation/format/numbers.ts';
import { useControllable } from '../../foundation/hooks/useControllable.ts';
import type { LinkElement } from '../../foundation/link/as-link.ts';
import { invariant } from '../../foundation/invariant/invariant.ts';
import { useLocale, useMessages } from '../../foundation/messages/context.ts';
import type { OwnMessages } from '../../foundation/messages/define.ts';
import { Select } from '../../inputs/select/Select.tsx';
import { PageLink, Step } from './PageLink.tsx';
import { pageWindow } from './pages.ts';
import { paginationMessages } from './pagination.messages.ts';

const Root = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 16px;
  align-items: center;
  font: var(--pb-type-table);
  color: var(--pb-text-secondary);
  & > ul {
    display: flex;
    flex-wrap: wrap;
    gap: 2px;
    align-items: center;
    margin-inline-start: auto;
  }
  & li > span {
    display: inline-block;
    min-width: 24px;
    text-align: center;
  }
  & > ul > li > :is(a, button) {
    min-width: 32px;
    padding-inline: 6px;
  }
  & > ul > li > :is(a, button)[aria-current] {
    background: var(--pb-bg-active);
    color: var(--pb-text-primary);
  }
  @media (max-width: 47.99em) {
    & > ul > li[data-far] {
      display: none;
    }
  }
  & > [data-part='size'] {
    display: inline-flex;
    gap: 8px;
    align-items: center;
  }
  & > [data-part='size'] > button {
    width: 72px;
  }
`;

export interface PaginationProps extends Omit<ComponentPropsWithRef<'nav'>, 'onChange' | 'children'> {
  /** From 1. */
  page?: number | undefined;
  /** Page to begin with, from 1. @default 1 */
  defaultPage?: number | undefined;
  /** Rows on a page; left out, the component holds it itself. */
  pageSize?: number | undefined;
  /** Rows on a page to begin with. @default 15 */
  defaultPageSize?: number | undefined;
  /** All rows; undefined when not known: only back and forward then. */
  total?: number | undefined;
  /** There is a next page though the total is not known. */
  hasNext?: boolean | undefined;
  /** Called with the number of the page, from 1. */
  onPageChange?: ((page: number) => void) | undefined;
  /** The router's link of a page, when pages have addresses: `(page) => <Link to={`?page=${page}`} />`. */
  renderLink?: ((page: number) => LinkElement) | undefined;
  /** Offers the size of a page. */
  pageSizes?: readonly number[] | undefined;
  /** Called with the new number of rows on a page. */
  onPageSizeChange?: ((size: number) => void) | undefined;
  /** Own texts of this place, over those of the language. */
  messages?: OwnMessages<typeof paginationMessages> | undefined;
}

/** On a phone only the neighbours and both ends have room. */
const isFar = (number: number | null, page: number, pages: number): boolean =>
  number !== null && number !== 1 && number !== pages && Math.abs(number - page) > 1;

/** «1–15 из 1 318», size of the page, pages. The focus stays on the pressed button. */
export function Pagination({
  page: givenPage,
  defaultPage = 1,
  pageSize: givenSize,
  defaultPageSize = 15,
  total,
  hasNext = false,
  onPageChange,
  renderLink,
  pageSizes,
  onPageSizeChange,
  messages,
  ...rest
}: PaginationProps): ReactElement {
  const say = useMessages(paginationMessages, messages);
  const locale = useLocale();
  const [page, setPage] = useControllable({ value: givenPage, defaultValue: defaultPage, onValueChange: onPageChange });
  const [pageSize, setPageSize] = useControllable({
    value: givenSize,
    defaultValue: defaultPageSize,
    onValueChange: onPageSizeChange,
  });
  invariant('Pagination', Number.isInteger(page) && page >= 1 && pageSize >= 1, () => [
    `page ${String(page)} or pageSize ${String(pageSize)} is less than one or not whole.`,
    'The range of rows and the links to pages will be wrong, and the request asks for other rows.',
    'Pages count from 1; check a value from the address first.',
  ]);
  const pages = total === undefined ? undefined : Math.max(1, Math.ceil(total / pageSize));
  const last = total === undefined ? page * pageSize : Math.min(total, page * pageSize);
  const first = total === 0 ? 0 : (page - 1) * pageSize + 1;
  const more = pages === undefined ? hasNext : page < pages;
  const step = { renderLink, onGo: setPage };
  return (
    <Root aria-label={say.label} {...rest}>
      <span>{say.range(first, last, total === undefined ? undefined : say.total(total, false))}</span>
      {pageSizes && (onPageSizeChange || givenSize === undefined) && (
        <span data-part="size">
          {say.by}
          <Select
            size="sm"
            aria-label={say.pageSize}
            options={pageSizes.map((size) => ({ value: String(size), label: String(size) }))}
            value={String(pageSize)}
            onValueChange={(size) => setPageSize(Number(size))}
          />
        </span>
      )}
      <ul>
        <li>
          <Step {...step} icon={ChevronStart} label={say.previous} to={page > 1 ? page - 1 : undefined} />
        </li>
        {pages !== undefined &&
          pageWindow(page, pages).map((number, at) => (
            <li key={number ?? `gap${at}`} data-far={isFar(number, page, pages) ? '' : undefined}>
              {number === null ? (
                <span aria-hidden>…</span>
              ) : (
                <PageLink {...step} label={say.page(number)} number={number} current={number === page}>
                  {formatNumber(number, { locale })}
                </PageLink>
              )}
            </li>
          ))}
        <li>
          <Step {...step} icon={ChevronEnd} label={say.next} to={more ? page + 1 : undefined} />
        </li>
      </ul>
    </Root>
  );
}
