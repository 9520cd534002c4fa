import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useRef, type ReactElement, type ReactNode } from 'react';

import { Button } from '../../../actions/button/Button.tsx';
import type { IconComponent } from '../../../brand/icon/icon-component.ts';
import { Icon } from '../../../brand/icon/Icon.tsx';
import { formatNumber } from '../../../foundation/format/numbers.ts';
import { useInfiniteScroll } from '../../../foundation/hooks/useInfiniteScroll.ts';
import { pageBounds, pageList } from '../core/pages.ts';
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
  const end = useRef<HTMLDivElement>(null);
  const infinite = paging?.type === 'infinite' ? paging : undefined;
  const showMore = useInfiniteScroll({
    waiting: loadsOn && infinite !== undefined && infinite.hasMore && !infinite.loading,
    end,
    count: shown,
    onMore: infinite?.onMore,
  });
  if (shown === 0 || (!paging && total === undefined)) return null;
  const all = total === undefined ? undefined : `${capped ? 'более ' : ''}${formatNumber(total)}`;
  if (paging?.type !== 'numbered') {
    return (
      <FooterBar data-part="foot" data-foot="" ref={end}>
        <span>{all === undefined ? `Показано ${formatNumber(shown)}` : `${formatNumber(shown)} из ${all}`}</span>
        {paging?.type === 'keyset' && (
          <Pages
            onPrevious={paging.hasPrevious ? paging.onPrevious : undefined}
            onNext={paging.hasNext ? paging.onNext : undefined}
          />
        )}
        {infinite?.hasMore && (
          <Button size="sm" loading={infinite.loading} onClick={showMore}>
            Показать ещё
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
      <span>
        {formatNumber(from)}–{formatNumber(to)} из {all ?? formatNumber(shown)}
      </span>
      <label>
        <span>по</span>
        <select
          aria-label="Строк на странице"
          value={pageSize}
          onChange={(event) => onPageChange({ page: 1, pageSize: Number(event.target.value) })}
        >
          {sizes.map((size) => (
            <option key={size} value={size}>
              {size} строк
            </option>
          ))}
        </select>
      </label>
      <Pages
        onPrevious={page > 1 ? () => go(page - 1) : undefined}
        onNext={page < pages ? () => go(page + 1) : undefined}
      >
        {pageList(page, pages).map((number, index) =>
          number === undefined ? (
            <span key={`gap-${index}`} data-gap="">
              …
            </span>
          ) : (
            <button
              key={number}
              type="button"
              aria-label={`Страница ${number}`}
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
  /** Left out at the first page. */
  onPrevious: (() => void) | undefined;
  /** Left out at the last page. */
  onNext: (() => void) | undefined;
  children?: ReactNode;
}

/** Back, the pages between when their number is known, on. */
function Pages({ onPrevious, onNext, children }: PagesProps): ReactElement {
  const step = (label: string, icon: IconComponent, onClick: (() => void) | undefined): ReactElement => (
    <button type="button" aria-label={label} aria-disabled={!onClick} onClick={onClick}>
      <Icon as={icon} size={18} />
    </button>
  );
  return (
    <nav aria-label="Страницы">
      {step('Предыдущая страница', ChevronLeft, onPrevious)}
      {children}
      {step('Следующая страница', ChevronRight, onNext)}
    </nav>
  );
}
