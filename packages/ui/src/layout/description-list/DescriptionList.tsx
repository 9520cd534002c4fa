import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react';
import { styled } from 'styled-components';

import { vars } from '../../foundation/css/vars.ts';
import { useMessages } from '../../foundation/messages/context.ts';
import { descriptionListMessages } from './description-list.messages.ts';

const Root = styled.dl`
  display: grid;
  /* Spaced letters widen the names so that their longest word is whole. */
  grid-template-columns: minmax(min-content, var(--label)) minmax(0, 1fr);
  gap: 8px 16px;
  font: var(--pb-type-ui);
  & > div {
    display: contents;
  }
  & dt {
    color: var(--pb-text-tertiary);
    overflow-wrap: break-word;
  }
  /* A longer word is broken: it would take the room of the values. */
  &[data-layout='aligned'] dt {
    max-width: max(var(--label), 9rem);
  }
  & dd {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  /* Letters twice as large leave no room for two columns. */
  @media (max-width: 17em) {
    &[data-layout='aligned'] {
      grid-template-columns: minmax(0, 1fr);
      gap: 0;
    }
    &[data-layout='aligned'] dt {
      max-width: none;
    }
    &[data-layout='aligned'] > div:not(:last-child) > dd {
      margin-block-end: 12px;
    }
  }
  &[data-layout='stacked'],
  &[data-layout='stacked'] > div {
    display: flex;
    flex-direction: column;
    gap: 12px;
  }
  &[data-layout='stacked'] > div {
    gap: 0;
  }
  &[data-layout='stacked'] dt {
    font: var(--pb-type-caption);
  }
`;

/** A term of `DescriptionList` with its description. */
export interface DescriptionItem {
  /** Name of the value. */
  term: ReactNode;
  /** An empty value is shown as «не указан». */
  value: ReactNode;
  /** Id unique in the list, needed where names repeat. */
  key?: string | undefined;
}

export interface DescriptionListProps extends Omit<ComponentPropsWithRef<'dl'>, 'children'> {
  /** Pairs of a name and a value in order. */
  items: readonly DescriptionItem[];
  /** Width of the terms in pixels for letters of the usual size; larger letters widen it. @default 104 */
  termWidth?: number | undefined;
  /** Names at the left in one column, or over their values. @default 'aligned' */
  layout?: 'aligned' | 'stacked' | undefined;
  /** Stands for a missing value. @default 'не указано' */
  emptyText?: string | undefined;
}

const Empty = styled.span`
  color: var(--pb-text-tertiary);
`;

/** Terms and their values. */
export function DescriptionList({
  items,
  termWidth = 104,
  layout = 'aligned',
  emptyText,
  style,
  ...rest
}: DescriptionListProps): ReactElement {
  const say = useMessages(descriptionListMessages);
  return (
    <Root data-layout={layout} style={{ ...vars({ '--label': `${termWidth / 16}rem` }), ...style }} {...rest}>
      {items.map(({ term, value, key }, at) => (
        <div key={key ?? at}>
          <dt>{term}</dt>
          <dd>
            {value === null || value === undefined || value === '' ? <Empty>{emptyText ?? say.empty}</Empty> : value}
          </dd>
        </div>
      ))}
    </Root>
  );
}
