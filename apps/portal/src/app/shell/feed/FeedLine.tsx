import { formatDate, Glyph, type GlyphName, VisuallyHidden } from '@pribavka/ui';
import type { ReactElement, ReactNode } from 'react';
import { styled } from 'styled-components';

import type { NotificationItem } from '../../../shared/contract.ts';
import { feedMessages as messages } from './messages.ts';

const Root = styled.div`
  display: grid;
  grid-template-columns: 16px minmax(0, 1fr);
  gap: 0 12px;
  padding: 12px;
  border-block-end: 1px solid var(--pb-line-soft);
  font: var(--pb-type-ui);
  &[data-unread] {
    background: var(--pb-bg-selected);
  }
  & > svg {
    margin-block-start: 3px;
  }
  & strong {
    overflow-wrap: anywhere;
    font: var(--pb-type-ui-strong);
  }
  & p {
    overflow-wrap: anywhere;
    color: var(--pb-text-secondary);
  }
  & time {
    display: block;
    color: var(--pb-text-tertiary);
    font: var(--pb-type-caption);
  }
  & [data-part='acts'] {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    margin-block-start: 8px;
  }
  @media (max-width: 47.99em) {
    & [data-part='acts'] > button {
      min-height: 44px;
    }
  }
`;

const glyphs: Readonly<Record<NotificationItem['tone'], GlyphName>> = {
  neutral: 'new',
  info: 'new',
  success: 'ok',
  warning: 'warn',
  danger: 'bad',
};

export interface FeedLineProps {
  tone: NotificationItem['tone'];
  title: ReactNode;
  text?: string | undefined;
  at: string;
  /** In words, where one moment says too little. */
  when?: string | undefined;
  unread: boolean;
  acts?: ReactNode;
}

/** A line of the bell: one event, or all of one kind and day. */
export function FeedLine({ tone, title, text, at, when, unread, acts }: FeedLineProps): ReactElement {
  return (
    <Root data-unread={unread ? '' : undefined}>
      <Glyph name={glyphs[tone]} size={16} />
      <div>
        {unread && <VisuallyHidden>{messages.unread}</VisuallyHidden>}
        <strong>{title}</strong>
        {text && <p>{text}</p>}
        <time dateTime={at}>{when ?? formatDate(at, 'listDayTime')}</time>
        {acts && <div data-part="acts">{acts}</div>}
      </div>
    </Root>
  );
}
