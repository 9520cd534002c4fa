import { RefreshCw, TriangleAlert, WifiOff } from 'lucide-react';
import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react';

import { Button } from '../../actions/button/Button.tsx';
import { Icon } from '../../brand/icon/Icon.tsx';
import { useOnline } from '../../foundation/hooks/useOnline.ts';
import { useMessages } from '../../foundation/messages/context.ts';
import type { OwnMessages } from '../../foundation/messages/define.ts';
import { errorStateMessages } from './error-state.messages.ts';
import { Root } from './State.styles.ts';

export interface ErrorStateProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** «Не загрузили историю». @default 'Не загрузили данные' */
  title?: ReactNode;
  /** What can be done. @default By what is known: without a network «Проверьте интернет», with a request id «сообщите номер» */
  description?: ReactNode;
  /** Adds «Повторить» and is called by it. */
  onRetry?: (() => void) | undefined;
  /** The repeat is on its way: the button waits. */
  retrying?: boolean | undefined;
  /** For the support: shown in full, may be copied. */
  requestId?: string | undefined;
  /** Further buttons after «Повторить». */
  actions?: ReactNode;
  /** Level of the title in the outline of the page. @default 2 */
  level?: 2 | 3 | undefined;
  /** Own texts of this place, over those of the language. */
  messages?: OwnMessages<typeof errorStateMessages> | undefined;
}

/** A block that did not load; the rest of the page works on. */
export function ErrorState({
  title,
  description,
  onRetry,
  retrying = false,
  requestId,
  actions,
  level = 2,
  messages,
  ...rest
}: ErrorStateProps): ReactElement {
  const say = useMessages(errorStateMessages, messages);
  const Heading = `h${level}` as const;
  // The network is blamed only when there is none.
  const isOffline = !useOnline() && requestId === undefined;
  const advice = isOffline ? say.offline : requestId === undefined ? say.later : say.support;
  return (
    <Root role="alert" {...rest}>
      <Icon as={isOffline ? WifiOff : TriangleAlert} size={32} data-bad="" />
      <Heading data-part="title">{title ?? say.title}</Heading>
      <p data-part="text">{description === undefined ? advice : description}</p>
      {requestId !== undefined && <small>{say.requestId(requestId)}</small>}
      {(onRetry !== undefined || actions !== undefined) && (
        <div data-part="actions" data-actions="">
          {onRetry && (
            <Button icon={RefreshCw} loading={retrying} onClick={onRetry}>
              {say.retry}
            </Button>
          )}
          {actions}
        </div>
      )}
    </Root>
  );
}
