import { BellOff } from 'lucide-react';
import type { ComponentPropsWithRef, ReactElement } from 'react';
import { styled } from 'styled-components';

import { LinkButton } from '../../actions/link-button/LinkButton.tsx';
import { Button } from '../../actions/button/Button.tsx';
import { Icon } from '../../brand/icon/Icon.tsx';
import type { LinkElement } from '../../foundation/link/as-link.ts';
import { useMessages } from '../../foundation/messages/context.ts';
import type { OwnMessages } from '../../foundation/messages/define.ts';
import { NotificationLine, type NotificationTone } from './NotificationLine.tsx';
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
  readonly tone: NotificationTone;
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

const actionsOf = ({ actions = [] }: NotificationEntry): ReactElement[] | undefined =>
  actions.length === 0
    ? undefined
    : actions.map(({ label, onAction, render }) =>
        render ? (
          <LinkButton key={label} size="sm" render={render} onClick={onAction}>
            {label}
          </LinkButton>
        ) : (
          <Button key={label} size="sm" onClick={onAction}>
            {label}
          </Button>
        ),
      );

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
            <li key={entry.id}>
              <NotificationLine
                tone={entry.tone}
                title={entry.title}
                description={entry.description}
                when={entry.when}
                at={entry.at}
                unread={entry.unread}
                messages={messages}
                actions={actionsOf(entry)}
              />
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
