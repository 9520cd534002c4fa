import { Button, CopyButton, LinkButton } from '@pribavka/ui';
import { RefreshCw } from 'lucide-react';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';

import { writeToSupportUrl } from '../../screens/profile/urls.ts';
import { FlushText } from '../../shared/FlushText.ts';
import { useTitle } from '../useTitle.ts';
import { rootUrl } from '../urls.ts';
import { appMessages } from '../messages.ts';
import { ErrorPage } from './ErrorPage.tsx';

const Request = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  color: var(--pb-text-secondary);
  font: var(--pb-type-ui);
`;

export interface ServerErrorProps {
  requestId?: string | undefined;
  /** Default: reloads the page. */
  onRetry?: (() => void) | undefined;
}

/** ErrorPage500: a broken server, or a screen that fell. A full navigation leaves it, for nothing here can be trusted. */
export function ServerError({ requestId, onRetry }: ServerErrorProps): ReactElement {
  const messages = appMessages.serverError;
  useTitle(messages.title);
  return (
    <ErrorPage
      code={messages.code}
      title={messages.title}
      text={messages.text}
      stone="server-error"
      actions={
        <>
          <Button variant="primary" icon={RefreshCw} onClick={onRetry ?? (() => globalThis.location.reload())}>
            {messages.retry}
          </Button>
          <LinkButton href={rootUrl()}>{messages.home}</LinkButton>
          <FlushText>
            <LinkButton variant="text" href={writeToSupportUrl({ failed: requestId })}>
              {messages.support}
            </LinkButton>
          </FlushText>
        </>
      }
    >
      {requestId && (
        <Request>
          {messages.request} <code>{requestId}</code>
          <CopyButton text={requestId} />
        </Request>
      )}
    </ErrorPage>
  );
}
