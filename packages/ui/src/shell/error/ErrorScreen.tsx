import { RefreshCw } from 'lucide-react';
import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react';
import { styled } from 'styled-components';

import { Button } from '../../actions/button/Button.tsx';
import { CopyButton } from '../../actions/copy-button/CopyButton.tsx';
import { StoneCover } from '../../brand/stone/StoneCover.tsx';
import { useMessages } from '../../foundation/messages/context.ts';
import type { OwnMessages } from '../../foundation/messages/define.ts';
import { errorScreenMessages } from './error-screen.messages.ts';

const Root = styled.div`
  display: grid;
  grid-template-rows: auto auto;
  align-content: start;
  min-height: min(100dvh, 720px);
  padding: 24px 16px 40px;
  background: var(--pb-bg-canvas);
  & [data-stone] {
    --cover-radius: 50%;
    position: relative;
    width: min(376px, 56vw);
    aspect-ratio: 1;
    margin: 16px 0 24px;
  }
  & [data-stone] > div {
    width: 100%;
    height: 100%;
  }
  & [data-crack] {
    position: absolute;
    inset: -2px;
    width: calc(100% + 4px);
    height: calc(100% + 4px);
    max-width: none;
    fill: none;
    stroke: var(--pb-bg-canvas);
    stroke-width: 3;
  }
  & [data-words] {
    max-width: 560px;
  }
  & [data-words] > [data-brand] a {
    color: inherit;
    text-decoration: none;
  }
  & [data-code] {
    margin-block-start: 24px;
    color: var(--pb-text-secondary);
    font: var(--pb-type-body-lg);
  }
  & h1 {
    margin-block-end: 12px;
    font: var(--pb-type-display-sm);
    letter-spacing: var(--pb-type-display-sm-spacing);
    outline: none;
    text-wrap: balance;
  }
  & [data-text] {
    color: var(--pb-text-secondary);
    font: var(--pb-type-body-lg);
    text-wrap: pretty;
  }
  & [data-actions] {
    display: flex;
    flex-wrap: wrap;
    gap: 12px;
    margin-block-start: 28px;
  }
  & [data-request] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 10px;
    margin-block-start: 24px;
    color: var(--pb-text-tertiary);
    font: var(--pb-type-caption);
  }
  & code {
    color: var(--pb-text-secondary);
    overflow-wrap: anywhere;
  }
  @media (min-width: 64em) {
    grid-template: auto / minmax(0, 1fr) auto;
    align-content: center;
    align-items: center;
    gap: 48px;
    padding: 48px 12%;
    padding-inline-start: 8%;
    & [data-words] {
      grid-row: 1;
    }
    & [data-stone] {
      width: min(376px, 30vw);
      margin: 0;
    }
    & [data-code] {
      margin-block-start: 56px;
    }
  }
`;

/** Properties of the error screens. */
export interface ErrorScreenProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** The mark, a link home. */
  brand?: ReactNode;
  /** «На главную», «Мои продажи». */
  actions?: ReactNode;
  /** Own texts of this place, over those of the language. */
  messages?: OwnMessages<typeof errorScreenMessages> | undefined;
}

interface ScreenProps extends Omit<ErrorScreenProps, 'messages'> {
  code: string;
  heading: string;
  text: string;
  seed: string;
  cracked: boolean;
  below?: ReactNode;
}

function Screen({ brand, actions, code, heading, text, seed, cracked, below, ...rest }: ScreenProps): ReactElement {
  return (
    <Root {...rest}>
      <div data-stone="" aria-hidden>
        <StoneCover seed={seed} family={cracked ? 'jasper' : 'malachite'} />
        {cracked && (
          <svg data-crack="" viewBox="0 0 100 100">
            <path d="M55 -2 48 24 60 37 43 58 53 72 47 102M60 37 80 28 102 31M43 58 23 65-2 62" />
          </svg>
        )}
      </div>
      <div data-words="">
        {brand !== undefined && <div data-brand="">{brand}</div>}
        <p data-code="">{code}</p>
        <h1 tabIndex={-1}>{heading}</h1>
        <p data-text="">{text}</p>
        {actions !== undefined && <div data-actions="">{actions}</div>}
        {below}
      </div>
    </Root>
  );
}

export interface NotFoundScreenProps extends ErrorScreenProps {
  /** What the person should know. @default 'Ссылка устарела или раздел вам недоступен.' */
  text?: string | undefined;
}

/** 404: any unmatched path, or a screen this person may not open (specification §2). */
export function NotFoundScreen({ text, messages, ...rest }: NotFoundScreenProps): ReactElement {
  const say = useMessages(errorScreenMessages, messages);
  return (
    <Screen
      {...rest}
      code="404"
      heading={say.notFound}
      text={text ?? say.notFoundText}
      seed="not-found"
      cracked={false}
    />
  );
}

export interface ServerErrorScreenProps extends ErrorScreenProps {
  /** Adds «Повторить» and is called by it. */
  onRetry?: (() => void) | undefined;
  /** Number the support finds the failure by. */
  requestId?: string | undefined;
}

/** 500: the section could not be opened (specification §2, `/500`). */
export function ServerErrorScreen({
  onRetry,
  requestId,
  actions,
  messages,
  ...rest
}: ServerErrorScreenProps): ReactElement {
  const say = useMessages(errorScreenMessages, messages);
  return (
    <Screen
      {...rest}
      code="500"
      heading={say.failed}
      text={say.failedText}
      seed="server-error"
      cracked
      actions={
        <>
          {onRetry && (
            <Button variant="primary" icon={RefreshCw} onClick={onRetry}>
              {say.retry}
            </Button>
          )}
          {actions}
        </>
      }
      below={
        requestId !== undefined && (
          <p data-request="">
            {say.requestId} <code>{requestId}</code>
            <CopyButton text={requestId} label={say.copy} />
          </p>
        )
      }
    />
  );
}
