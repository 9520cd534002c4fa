import { useEffect, useRef, type ComponentPropsWithRef, type ReactElement, type ReactNode } from 'react';
import { styled } from 'styled-components';

import { Button } from '../../actions/button/Button.tsx';
import { announce } from '../../foundation/announcer/announcer.ts';
import { useInfiniteScroll } from '../../foundation/hooks/useInfiniteScroll.ts';
import { useStableCallback } from '../../foundation/hooks/useStableCallback.ts';
import { useMessages } from '../../foundation/messages/context.ts';
import type { OwnMessages } from '../../foundation/messages/define.ts';
import { infiniteListMessages } from './infinite-list.messages.ts';

const Root = styled.div`
  & > ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  & > ul > li:focus {
    outline-offset: -2px;
  }
  & > [data-more] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: center;
    gap: 8px 16px;
    padding: 16px;
    color: var(--pb-text-secondary);
    font: var(--pb-type-ui);
  }
`;

export interface InfiniteListProps<T> extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** What is loaded so far. */
  items: readonly T[];
  /** Id of an item, steady between renders. */
  getKey: (item: T) => string;
  /** Draws one item; the list item around it is the component's own. */
  renderItem: (item: T, index: number) => ReactNode;
  /** Name of the list. */
  label: string;
  /** Whether the server has further items. */
  hasMore: boolean;
  /** Asks for the next portion; called near the end and by the button. */
  onMore: () => void;
  /** The next portion is on its way. */
  loading?: boolean | undefined;
  /** The last portion did not come; nothing loads by itself until «Повторить». */
  error?: ReactNode;
  /** Items of the whole set, when known: «24 из 318». */
  total?: number | undefined;
  /** Portions loaded by scrolling before only the button is left, so that the footer can be reached. @default 5 */
  autoPortions?: number | undefined;
  /** Own texts of this place, over those of the language. */
  messages?: OwnMessages<typeof infiniteListMessages> | undefined;
}

/** A list that loads on by itself 200 ms after its end is seen (specification §9), and by a button. */
export function InfiniteList<T>({
  items,
  getKey,
  renderItem,
  label,
  hasMore,
  onMore,
  loading = false,
  error,
  total,
  autoPortions,
  messages,
  ...rest
}: InfiniteListProps<T>): ReactElement {
  const say = useMessages(infiniteListMessages, messages);

  const list = useRef<HTMLUListElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const focusFrom = useRef<number | undefined>(undefined);
  const known = useRef(items.length);
  const count = items.length;
  const waiting = hasMore && !loading && error === undefined;
  const showMore = useInfiniteScroll({ waiting, end, count, portions: autoPortions, onMore });

  const announceLoaded = useStableCallback((now: number, all: number | undefined) => announce(say.loaded(now, all)));

  useEffect(() => {
    const added = count - known.current;
    known.current = count;
    if (added <= 0) return;
    announceLoaded(count, total);
    if (focusFrom.current === undefined) return;
    const first = list.current?.children[focusFrom.current];
    focusFrom.current = undefined;
    if (first instanceof HTMLElement) first.focus({ preventScroll: true });
  }, [count, total, announceLoaded]);

  const press = (): void => {
    focusFrom.current = count;
    showMore();
  };

  return (
    <Root {...rest}>
      <ul ref={list} aria-label={label}>
        {items.map((item, index) => (
          <li key={getKey(item)} tabIndex={-1} aria-posinset={index + 1} aria-setsize={hasMore ? -1 : (total ?? count)}>
            {renderItem(item, index)}
          </li>
        ))}
      </ul>
      <div ref={end} data-more="" hidden={!hasMore && error === undefined}>
        {error !== undefined && <span role="alert">{error}</span>}
        <Button loading={loading} onClick={press}>
          {error === undefined ? say.more : say.retry}
        </Button>
      </div>
    </Root>
  );
}
