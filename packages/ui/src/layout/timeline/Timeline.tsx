import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react';
import { styled } from 'styled-components';

import type { IconComponent } from '../../brand/icon/icon-component.ts';
import { Glyph } from '../../brand/glyph/Glyph.tsx';
import type { GlyphName } from '../../brand/glyph/shapes.tsx';
import { Icon } from '../../brand/icon/Icon.tsx';

const Root = styled.ol`
  font: var(--pb-type-table);
  & > li {
    display: grid;
    grid-template-columns: 76px 16px minmax(0, 1fr);
    gap: 0 12px;
  }
  & > li:not(:last-child) {
    padding-bottom: 4px;
  }
  & time {
    color: var(--pb-text-tertiary);
  }
  & [data-part='mark'] {
    display: flex;
    flex-direction: column;
    align-items: center;
    padding-top: 2px;
    color: var(--pb-text-secondary);
  }
  & > li:not(:last-child) [data-part='mark']::after {
    flex: 1;
    width: 1px;
    min-height: 8px;
    margin-top: 4px;
    background: var(--pb-line-hair);
    content: '';
  }
  & [data-part='what'] {
    min-width: 0;
    padding-bottom: 8px;
    overflow-wrap: anywhere;
  }
  & [data-part='who'] {
    color: var(--pb-text-tertiary);
    font: var(--pb-type-caption);
  }
  @media (max-width: 47.99em) {
    & > li {
      grid-template-columns: 16px minmax(0, 1fr);
    }
    & time {
      grid-column: 2;
      grid-row: 2;
      padding-bottom: 8px;
      font: var(--pb-type-caption);
    }
    & [data-part='mark'] {
      grid-row: 1 / 3;
    }
    & [data-part='what'] {
      padding-bottom: 0;
    }
  }
`;

/** An event of `Timeline`. */
export interface TimelineEvent {
  /** Unique in the list. */
  key: string;
  /** ISO moment for machines. */
  at: string;
  /** The moment as it is shown: «20.11 12:41». */
  time: ReactNode;
  /** What happened. */
  title: ReactNode;
  /** Who did it. */
  by?: ReactNode | undefined;
  /** In place of the dot. */
  icon?: IconComponent | undefined;
  /** Colour and glyph of the dot. */
  status?: GlyphName | undefined;
  /** Details under the title. */
  children?: ReactNode | undefined;
}

export interface TimelineProps extends Omit<ComponentPropsWithRef<'ol'>, 'children'> {
  /** Events in the order they are shown. */
  events: readonly TimelineEvent[];
}

/** What happened and when, newest first as the caller gives it. */
export function Timeline({ events, ...rest }: TimelineProps): ReactElement {
  return (
    <Root {...rest}>
      {events.map((event) => (
        <li key={event.key}>
          <time dateTime={event.at}>{event.time}</time>
          <span data-part="mark">
            {event.status !== undefined ? (
              <Glyph name={event.status} />
            ) : (
              event.icon && <Icon as={event.icon} size={16} />
            )}
          </span>
          <div data-part="what">
            {event.title}
            {event.by !== undefined && <div data-part="who">{event.by}</div>}
            {event.children}
          </div>
        </li>
      ))}
    </Root>
  );
}
