import { useId, type ComponentPropsWithRef, type MouseEvent, type ReactElement } from 'react';
import { styled } from 'styled-components';

import { buttonCss } from './Button.styles.ts';
import type { ButtonLook } from './Button.types.ts';
import { ButtonContent } from './ButtonContent.tsx';
import { DisabledReason } from './DisabledReason.tsx';

const Root = styled.button`
  ${buttonCss}
  &[aria-disabled='true'] {
    position: relative;
  }
`;

export interface ButtonProps extends ButtonLook, Omit<ComponentPropsWithRef<'button'>, 'children'> {
  /** The action is running: the width and the focus stay, a second press does nothing. */
  loading?: boolean | undefined;
  /** Why it cannot be pressed now. The button stays in the Tab order and gives the reason. */
  disabledReason?: string | undefined;
}

/** Starts an action. The words are a verb with its object: «Вывести 5 000,00 ₽». */
export function Button({
  variant = 'secondary',
  size = 'md',
  wide,
  icon,
  iconEnd,
  kbd,
  loading = false,
  disabledReason,
  disabled = false,
  type = 'button',
  onClick,
  children,
  'aria-describedby': describedBy,
  ...rest
}: ButtonProps): ReactElement {
  const reasonId = useId();
  const idle = !loading && !disabled && disabledReason === undefined;
  const press = (event: MouseEvent<HTMLButtonElement>): void => {
    if (idle) onClick?.(event);
    else event.preventDefault();
  };
  const described = [disabledReason !== undefined && reasonId, describedBy].filter(Boolean).join(' ');
  return (
    <Root
      type={type}
      data-variant={variant}
      data-size={size}
      data-wide={wide ? '' : undefined}
      data-loading={loading ? '' : undefined}
      aria-busy={loading || undefined}
      aria-disabled={idle ? undefined : true}
      aria-describedby={described || undefined}
      onClick={press}
      {...rest}
    >
      <ButtonContent icon={icon} iconEnd={iconEnd} kbd={kbd} size={size} loading={loading}>
        {children}
      </ButtonContent>
      {disabledReason !== undefined && <DisabledReason id={reasonId}>{disabledReason}</DisabledReason>}
    </Root>
  );
}
