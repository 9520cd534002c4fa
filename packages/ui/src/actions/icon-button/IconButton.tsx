import type { IconComponent } from '../../brand/icon/icon-component.ts';
import { expectName } from '../../foundation/invariant/invariant.ts';
import { useId, type ComponentPropsWithRef, type MouseEvent, type ReactElement } from 'react';
import { styled } from 'styled-components';

import { Icon } from '../../brand/icon/Icon.tsx';
import { buttonCss } from '../button/Button.styles.ts';
import type { ButtonSize, ButtonVariant } from '../button/Button.types.ts';
import { DisabledReason } from '../button/DisabledReason.tsx';
import { Ring } from '../button/Ring.tsx';

const Root = styled.button`
  ${buttonCss}
  position: relative;
  flex: none;
  width: var(--pb-control-height);
  padding: 0;
  &[data-size='sm'] {
    width: var(--pb-size-control-compact);
    padding: 0;
  }
  &[data-size='mini'] {
    width: var(--pb-size-control-mini);
    padding: 0;
  }
  &[data-size='lg'] {
    width: var(--pb-size-control-portal);
    padding: 0;
  }
`;

const Count = styled.span`
  position: absolute;
  top: 2px;
  inset-inline-end: 0;
  min-width: 16px;
  padding: 0 4px;
  border-radius: var(--pb-radius-full);
  background: var(--pb-danger-fill);
  color: var(--pb-danger-on-fill);
  font: 600 0.6875rem/1rem var(--pb-font-text);
  text-align: center;
`;

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  /** The drawing: any component that draws a sign. */
  icon: IconComponent;
  /** Name of the action, read aloud and shown as a hint: «Закрыть». */
  label: string;
  /** Weight of the button, as of `Button`. @default 'plain' */
  variant?: ButtonVariant | undefined;
  /** Side of the square: `lg`, `md`, `sm` or `mini`. @default 'md' */
  size?: ButtonSize | undefined;
  /** A ring in place of the drawing; presses are not taken, the focus stays. */
  loading?: boolean | undefined;
  /** Why it cannot be pressed now; shown on hover and focus, read aloud as a description. */
  disabledReason?: string | undefined;
  /** Number in the corner: unread notifications. Zero is not drawn; put it into the label too. */
  count?: number | undefined;
}

const ICON = { lg: 20, md: 20, sm: 18, mini: 16 } as const;

/** A square button whose only content is an icon. */
export function IconButton({
  icon,
  label,
  variant = 'plain',
  size = 'md',
  loading = false,
  disabledReason,
  disabled = false,
  count = 0,
  type = 'button',
  onClick,
  ...rest
}: IconButtonProps): ReactElement {
  expectName('IconButton', 'label', label);
  const reasonId = useId();
  const idle = !loading && !disabled && disabledReason === undefined;
  const press = (event: MouseEvent<HTMLButtonElement>): void => {
    if (idle) onClick?.(event);
    else event.preventDefault();
  };
  return (
    <Root
      type={type}
      aria-label={label}
      title={disabledReason === undefined ? label : undefined}
      data-variant={variant}
      data-size={size}
      data-square=""
      data-loading={loading ? '' : undefined}
      aria-busy={loading || undefined}
      aria-disabled={idle ? undefined : true}
      aria-describedby={disabledReason === undefined ? undefined : reasonId}
      onClick={press}
      {...rest}
    >
      {loading ? <Ring /> : <Icon as={icon} size={ICON[size]} />}
      {count > 0 && <Count aria-hidden>{count > 99 ? '99+' : count}</Count>}
      {disabledReason !== undefined && <DisabledReason id={reasonId}>{disabledReason}</DisabledReason>}
    </Root>
  );
}
