import { useRef, type ReactElement, type ReactNode } from 'react';

import { Button } from '../../../actions/button/Button.tsx';
import type { IconComponent } from '../../../brand/icon/icon-component.ts';
import { Icon } from '../../../brand/icon/Icon.tsx';
import { ChevronEnd, ChevronStart } from '../../../brand/icon/chevrons.tsx';
import { useInfiniteScroll } from '../../../foundation/hooks/useInfiniteScroll.ts';
import { useMessages } from '../../../foundation/messages/context.ts';
import type { TableOf } from '../../../foundation/messages/define.ts';
import { pageWindow } from '../../../navigation/pagination/pages.ts';
import { paginationMessages } from '../../../navigation/pagination/pagination.messages.ts';
import { pageBounds } from '../core/pages.ts';
import { defaultPageSizes } from '../core/state.ts';
import type { Paging } from '../types.ts';
import { FooterBar } from './Footer.styles.ts';

export interface FooterProps {
  /** Pages by number, by cursor, or loading on. */
  paging: Paging | undefined;
  /** Rows on the screen. */
  shown: number;
  /** Rows of the whole server set, when known. */
  total: number | undefined;
  /** The server stopped counting: «больше 10 000». */
  capped: boolean;
  /** The next portion comes by itself when the foot is seen: all rows above it are drawn. */
  loadsOn: boolean;
}

/** «1–15 из 1 318», page size, pages. */
export function Footer({ paging, shown, total, capped, loadsOn }: FooterProps): ReactElement | null {
  const pager = useMessages(paginationMessages);
  const end = useRef<HTMLDivElement>(null);
  const infinite = paging?.type === 'infinite' ? paging : undefined;
  const showMore = useInfiniteScroll({
    waiting: loadsOn && infinite !== undefined && infinite.hasMore && !infinite.loading,
    end,
    count: shown,
    onMore: infinite?.onMore,
  });
  if (shown === 0 || (!paging && total === undefined)) return null;
  const all = total === undefined ? undefined : pager.total(total, capped);
  if (paging?.type !== 'numbered') {
    return (
      <FooterBar data-part="foot" data-foot="" ref={end}>
        <span>{pager.shown(shown, all)}</span>
        {paging?.type === 'keyset' && (
          <Pages
            say={pager}
            onPrevious={paging.hasPrevious ? paging.onPrevious : undefined}
            onNext={paging.hasNext ? paging.onNext : undefined}
          />
        )}
        {infinite?.hasMore && (
          <Button size="sm" loading={infinite.loading} onClick={showMore}>
            {pager.more}
          </Button>
        )}
      </FooterBar>
    );
  }
  const { page, pageSize, onPageChange } = paging;
  const count = total ?? shown;
  const pages = Math.max(1, Math.ceil(count / pageSize));
  const { from, to } = pageBounds(page, pageSize, count);
  const sizes = paging.pageSizes ?? defaultPageSizes;
  const go = (next: number): void => onPageChange({ page: next, pageSize });
  return (
    <FooterBar data-part="foot" data-foot="">
      <span>{pager.range(from, to, all ?? pager.total(shown, false))}</span>
      <label>
        <span>{pager.by}</span>
        <select
          aria-label={pager.pageSize}
          value={pageSize}
          onChange={(event) => onPageChange({ page: 1, pageSize: Number(event.target.value) })}
        >
          {sizes.map((size) => (
            <option key={size} value={size}>
              {pager.rows(size)}
            </option>
          ))}
        </select>
      </label>
      <Pages
        say={pager}
        onPrevious={page > 1 ? () => go(page - 1) : undefined}
        onNext={page < pages ? () => go(page + 1) : undefined}
      >
        {pageWindow(page, pages).map((number, index) =>
          number === null ? (
            <span key={`gap-${index}`} data-gap="">
              …
            </span>
          ) : (
            <button
              key={number}
              type="button"
              aria-label={pager.page(number)}
              aria-current={number === page ? 'page' : undefined}
              onClick={() => go(number)}
            >
              {number}
            </button>
          ),
        )}
      </Pages>
    </FooterBar>
  );
}

interface PagesProps {
  say: TableOf<typeof paginationMessages>;
  /** Left out at the first page. */
  onPrevious: (() => void) | undefined;
  /** Left out at the last page. */
  onNext: (() => void) | undefined;
  children?: ReactNode;
}

/** Back, the pages between when their number is known, on. */
function Pages({ say, onPrevious, onNext, children }: PagesProps): ReactElement {
  const step = (label: string, icon: IconComponent, onClick: (() => void) | undefined): ReactElement => (
    <button type="button" aria-label={label} aria-disabled={!onClick} onClick={onClick}>
      <Icon as={icon} size={18} />
    </button>
  );
  return (
    <nav aria-label={say.label}>
      {step(say.previous, ChevronStart, onPrevious)}
      {children}
      {step(say.next, ChevronEnd, onNext)}
    </nav>
  );
}
