import { RefreshCw, TriangleAlert, WifiOff } from 'lucide-react';
import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react';

import { Button } from '../../actions/button/Button.tsx';
import { Icon } from '../../brand/icon/Icon.tsx';
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
}

/** The network is blamed only when there is none. */
const adviceOf = (isOffline: boolean, requestId: string | undefined): string => {
  if (isOffline) return 'Проверьте интернет и попробуйте снова.';
  return requestId === undefined
    ? 'Сервер не ответил. Попробуйте снова через минуту.'
    : 'Попробуйте снова. Если не поможет, сообщите поддержке номер запроса.';
};

/** A block that did not load; the rest of the page works on. */
export function ErrorState({
  title = 'Не загрузили данные',
  description,
  onRetry,
  retrying = false,
  requestId,
  actions,
  level = 2,
  ...rest
}: ErrorStateProps): ReactElement {
  const Heading = `h${level}` as const;
  const isOffline = requestId === undefined && 'navigator' in globalThis && !navigator.onLine;
  return (
    <Root role="alert" {...rest}>
      <Icon as={isOffline ? WifiOff : TriangleAlert} size={32} data-bad="" />
      <Heading data-part="title">{title}</Heading>
      <p data-part="text">{description === undefined ? adviceOf(isOffline, requestId) : description}</p>
      {requestId !== undefined && <small>Номер запроса: {requestId}</small>}
      {(onRetry !== undefined || actions !== undefined) && (
        <div data-part="actions" data-actions="">
          {onRetry && (
            <Button icon={RefreshCw} loading={retrying} onClick={onRetry}>
              Повторить
            </Button>
          )}
          {actions}
        </div>
      )}
    </Root>
  );
}
