import { RefreshCw, WifiOff } from 'lucide-react';
import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react';

import { Button } from '../../actions/button/Button.tsx';
import { Icon } from '../../brand/icon/Icon.tsx';
import { Root } from './State.styles.ts';

export interface ErrorStateProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** «Не загрузили историю». @default 'Не загрузили данные' */
  title?: ReactNode;
  /** @default 'Проверьте интернет и попробуйте снова.' */
  description?: ReactNode;
  onRetry?: (() => void) | undefined;
  retrying?: boolean | undefined;
  /** For the support: shown in full, may be copied. */
  requestId?: string | undefined;
  actions?: ReactNode;
  /** @default 2 */
  level?: 2 | 3 | undefined;
}

/** A block that did not load; the rest of the page works on. */
export function ErrorState({
  title = 'Не загрузили данные',
  description = 'Проверьте интернет и попробуйте снова.',
  onRetry,
  retrying = false,
  requestId,
  actions,
  level = 2,
  ...rest
}: ErrorStateProps): ReactElement {
  const Heading = `h${level}` as const;
  return (
    <Root role="alert" {...rest}>
      <Icon as={WifiOff} size={32} data-bad="" />
      <Heading>{title}</Heading>
      <p>{description}</p>
      {requestId !== undefined && <small>{requestId}</small>}
      {(onRetry !== undefined || actions !== undefined) && (
        <div data-actions="">
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
