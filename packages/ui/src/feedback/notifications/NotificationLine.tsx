import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react';
import { styled } from 'styled-components';

import { Glyph } from '../../brand/glyph/Glyph.tsx';
import type { GlyphName } from '../../brand/glyph/shapes.tsx';
import { VisuallyHidden } from '../../foundation/a11y/VisuallyHidden.tsx';
import { useMessages } from '../../foundation/messages/context.ts';
import type { OwnMessages } from '../../foundation/messages/define.ts';
import { notificationsMessages } from './notifications.messages.ts';

const Root = styled.div`
  display: grid;
  grid-template-columns: 16px minmax(0, 1fr);
  gap: 0 12px;
  padding: 12px 16px;
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
  & [data-part='actions'] {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    margin-block-start: 8px;
  }
  @media (max-width: 47.99em) {
    & [data-part='actions'] > * {
      min-height: 44px;
    }
  }
`;

/** Glyph and colour of a notification. */
export type NotificationTone = 'success' | 'info' | 'warning' | 'error';

const glyphs: Readonly<Record<NotificationTone, GlyphName>> = {
  success: 'ok',
  info: 'new',
  warning: 'warn',
  error: 'bad',
};

export interface NotificationLineProps extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'children'> {
  /** Glyph and colour. */
  tone: NotificationTone;
  /** First line. */
  title: ReactNode;
  /** Text under the first line. */
  description?: ReactNode;
  /** Ready words: «20 ноября 12:41». */
  when: string;
  /** Machine-readable moment for `<time>`. */
  at?: string | undefined;
  /** Has a mark and a line for screen readers. */
  unread?: boolean | undefined;
  /** Buttons and links under the text. */
  actions?: ReactNode;
  /** Own texts of this place, over those of the language. */
  messages?: OwnMessages<typeof notificationsMessages> | undefined;
}

/** One notification, or several folded into one: for a list of your own where `NotificationCenter` is too plain. */
export function NotificationLine({
  tone,
  title,
  description,
  when,
  at,
  unread = false,
  actions,
  messages,
  ...rest
}: NotificationLineProps): ReactElement {
  const say = useMessages(notificationsMessages, messages);
  return (
    <Root data-unread={unread ? '' : undefined} {...rest}>
      <Glyph name={glyphs[tone]} size={16} />
      <div>
        {unread && <VisuallyHidden>{say.unread}</VisuallyHidden>}
        <strong>{title}</strong>
        {description && <p>{description}</p>}
        <time dateTime={at}>{when}</time>
        {actions && <div data-part="actions">{actions}</div>}
      </div>
    </Root>
  );
}
