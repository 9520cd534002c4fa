import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react';
import { styled } from 'styled-components';

import { Avatar } from '../../brand/avatar/Avatar.tsx';
import { useMessages } from '../../foundation/messages/context.ts';
import { threadMessages } from './thread.messages.ts';

const Root = styled.ol`
  display: flex;
  flex-direction: column;
  gap: 16px;
  & > li {
    display: grid;
    grid-template-columns: 32px minmax(0, 1fr);
    gap: 0 12px;
    max-width: 640px;
  }
  & > li[data-mine] {
    align-self: flex-end;
    grid-template-columns: minmax(0, 1fr);
  }
  & [data-part='head'] {
    display: flex;
    flex-wrap: wrap;
    gap: 0 8px;
    align-items: baseline;
    color: var(--pb-text-tertiary);
    font: var(--pb-type-caption);
  }
  & > li[data-mine] [data-part='head'] {
    justify-content: flex-end;
  }
  & [data-part='head'] b {
    min-width: 0;
    overflow-wrap: anywhere;
    color: var(--pb-text-primary);
    font: 500 0.8125rem/1.25rem var(--pb-font-text);
  }
  & [data-part='body'] {
    margin-top: 4px;
    padding: 10px 14px;
    border: 1px solid var(--pb-line-hair);
    border-radius: var(--pb-radius-md);
    background: var(--pb-bg-surface);
    font: var(--pb-body-type);
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
  & > li[data-mine] [data-part='body'] {
    border-color: transparent;
    background: var(--pb-accent-subtle);
  }
  & > li[data-internal] [data-part='body'] {
    border: 1px dashed var(--pb-warning-fill);
    background: var(--pb-warning-subtle);
  }
  & [data-part='state'] {
    margin-top: 4px;
    color: var(--pb-text-tertiary);
    font: var(--pb-type-caption);
  }
  & > li[data-mine] [data-part='state'] {
    text-align: end;
  }
  & > li[data-event] {
    align-self: center;
    display: block;
    color: var(--pb-text-tertiary);
    font: var(--pb-type-caption);
    text-align: center;
  }
`;

/** A message of `Thread`. */
export interface ThreadMessage {
  /** Unique in the list. */
  key: string;
  /** Who says it. */
  author: string;
  /** ISO moment. */
  at: string;
  /** Time as it is read: «12:41». */
  time: ReactNode;
  /** What is said. */
  body: ReactNode;
  /** Written by the one who reads. */
  mine?: boolean | undefined;
  /** A note only the staff sees. */
  internal?: boolean | undefined;
  /** A line about the thread itself: «Обращение закрыто». */
  event?: boolean | undefined;
  /** Files under the text. */
  attachments?: ReactNode | undefined;
  /** «Отправляем…», «Не отправлено». */
  state?: ReactNode | undefined;
}

export interface ThreadProps extends Omit<ComponentPropsWithRef<'ol'>, 'children'> {
  /** Messages, the oldest first. */
  messages: readonly ThreadMessage[];
}

/** A conversation, oldest first. New messages are announced by the screen, not by the list. */
export function Thread({ messages, ...rest }: ThreadProps): ReactElement {
  const say = useMessages(threadMessages);
  return (
    <Root {...rest}>
      {messages.map((message) =>
        message.event ? (
          <li key={message.key} data-event="">
            {message.body} · <time dateTime={message.at}>{message.time}</time>
          </li>
        ) : (
          <li
            key={message.key}
            data-mine={message.mine ? '' : undefined}
            data-internal={message.internal ? '' : undefined}
          >
            {!message.mine && <Avatar name={message.author} />}
            <div>
              <div data-part="head">
                <b>{message.author}</b>
                {message.internal && <span>{say.internal}</span>}
                <time dateTime={message.at}>{message.time}</time>
              </div>
              <div data-part="body">{message.body}</div>
              {message.attachments}
              {message.state !== undefined && <div data-part="state">{message.state}</div>}
            </div>
          </li>
        ),
      )}
    </Root>
  );
}
