import { BellOff } from 'lucide-react';
import type { ComponentPropsWithRef, ReactElement } from 'react';
import { styled } from 'styled-components';

import { LinkButton } from '../../actions/link-button/LinkButton.tsx';
import { Button } from '../../actions/button/Button.tsx';
import { Glyph } from '../../brand/glyph/Glyph.tsx';
import type { GlyphName } from '../../brand/glyph/shapes.tsx';
import { Icon } from '../../brand/icon/Icon.tsx';
import { VisuallyHidden } from '../../foundation/a11y/VisuallyHidden.tsx';
import type { LinkElement } from '../../foundation/link/as-link.ts';
import { useMessages } from '../../foundation/messages/context.ts';
import type { OwnMessages } from '../../foundation/messages/define.ts';
import { notificationsMessages } from './notifications.messages.ts';

const Root = styled.section`
  display: flex;
  flex-direction: column;
  /* A popover is as wide as what it holds: an empty list would leave a narrow strip. */
  min-width: min(320px, 100vw - 32px);
  min-height: 0;
  font: var(--pb-type-ui);
  & header {
    display: flex;
    align-items: center;
    gap: 8px;
    min-height: 48px;
    padding: 4px 8px;
    padding-inline-start: 16px;
    border-block-end: 1px solid var(--pb-line-hair);
  }
  & h2 {
    flex: 1;
    font: var(--pb-type-h3);
  }
  & ol {
    margin: 0;
    padding: 0;
    overflow-y: auto;
    list-style: none;
  }
  & li {
    position: relative;
    display: grid;
    grid-template-columns: 16px minmax(0, 1fr);
    gap: 0 12px;
    padding: 12px 16px;
    border-block-end: 1px solid var(--pb-line-soft);
  }
  & li[data-unread] {
    background: var(--pb-bg-selected);
  }
  & li > svg {
    margin-block-start: 3px;
  }
  & strong {
    font: var(--pb-type-ui-strong);
  }
  & p {
    color: var(--pb-text-secondary);
  }
  & time {
    display: block;
    color: var(--pb-text-tertiary);
    font: var(--pb-type-caption);
  }
  & [data-actions] {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    margin-block-start: 8px;
  }
  & [data-empty] {
    display: grid;
    justify-items: center;
    gap: 8px;
    padding: 40px 16px;
    color: var(--pb-text-secondary);
    text-align: center;
  }
  & footer {
    padding: 8px;
    border-block-start: 1px solid var(--pb-line-hair);
  }
`;

/** An action of an entry. */
export interface NotificationAction {
  /** Text of the button. */
  readonly label: string;
  /** Called by a press. */
  readonly onAction?: (() => void) | undefined;
  /** The router's link, where the action leads to another place: `<Link to="/sales/17" />`. */
  readonly render?: LinkElement | undefined;
}

/** An entry of `NotificationCenter`. */
export interface NotificationEntry {
  /** Given to the handlers. */
  readonly id: string;
  /** Glyph and colour of the entry. */
  readonly tone: 'success' | 'info' | 'warning' | 'error';
  /** First line. */
  readonly title: string;
  /** Text under the first line. */
  readonly description?: string | undefined;
  /** Ready words: «20 ноября 12:41». */
  readonly when: string;
  /** Machine-readable moment for `<time>`. */
  readonly at?: string | undefined;
  /** Has a mark and a line for screen readers. */
  readonly unread?: boolean | undefined;
  /** Links and buttons under the text. */
  readonly actions?: readonly NotificationAction[] | undefined;
}

export interface NotificationCenterProps extends ComponentPropsWithRef<'section'> {
  /** Messages, the newest first. */
  entries: readonly NotificationEntry[];
  /** Adds «Прочитать все» and is called by it. */
  onReadAll?: (() => void) | undefined;
  /** Adds «Показать ещё» under a list that is not empty and is called by it. */
  onMore?: (() => void) | undefined;
  /** The next portion is on its way. */
  loadingMore?: boolean | undefined;
  /** Title over the list. @default 'Уведомления' */
  heading?: string | undefined;
  /** Own texts of this place, over those of the language. */
  messages?: OwnMessages<typeof notificationsMessages> | undefined;
}

const glyphs: Readonly<Record<NotificationEntry['tone'], GlyphName>> = {
  success: 'ok',
  info: 'new',
  warning: 'warn',
  error: 'bad',
};

/** The list behind the bell: notifications of the server, or the last 50 messages of a toast store. */
export function NotificationCenter({
  entries,
  onReadAll,
  onMore,
  loadingMore = false,
  heading: given,
  messages,
  ...rest
}: NotificationCenterProps): ReactElement {
  const say = useMessages(notificationsMessages, messages);
  const heading = given ?? say.heading;
  const unread = entries.filter((entry) => entry.unread).length;
  return (
    <Root aria-label={heading} {...rest}>
      <header>
        <h2>{heading}</h2>
        {onReadAll && unread > 0 && (
          <Button variant="text" size="sm" onClick={onReadAll}>
            {say.readAll}
          </Button>
        )}
      </header>
      {entries.length === 0 ? (
        <div data-empty="">
          <Icon as={BellOff} size={24} />
          <span>{say.empty}</span>
        </div>
      ) : (
        <ol>
          {entries.map((entry) => (
            <li key={entry.id} data-unread={entry.unread ? '' : undefined}>
              <Glyph name={glyphs[entry.tone]} size={16} />
              <div>
                {entry.unread && <VisuallyHidden>{say.unread}</VisuallyHidden>}
                <strong>{entry.title}</strong>
                {entry.description !== undefined && <p>{entry.description}</p>}
                <time dateTime={entry.at}>{entry.when}</time>
                {entry.actions && entry.actions.length > 0 && (
                  <div data-actions="">
                    {entry.actions.map(({ label, onAction, render }) =>
                      render ? (
                        <LinkButton key={label} size="sm" render={render} onClick={onAction}>
                          {label}
                        </LinkButton>
                      ) : (
                        <Button key={label} size="sm" onClick={onAction}>
                          {label}
                        </Button>
                      ),
                    )}
                  </div>
                )}
              </div>
            </li>
          ))}
        </ol>
      )}
      {onMore && entries.length > 0 && (
        <footer>
          <Button variant="text" wide loading={loadingMore} onClick={onMore}>
            {say.more}
          </Button>
        </footer>
      )}
    </Root>
  );
}
