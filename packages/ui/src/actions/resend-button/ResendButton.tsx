import type { ReactElement } from 'react';

import { formatClock } from '../../foundation/format/numbers.ts';
import { useCountdown } from '../../foundation/hooks/useCountdown.ts';
import { useMessages } from '../../foundation/messages/context.ts';
import { Button, type ButtonProps } from '../button/Button.tsx';
import { resendMessages } from './resend.messages.ts';

export interface ResendButtonProps extends Omit<
  ButtonProps,
  'children' | 'disabledReason' | 'icon' | 'iconEnd' | 'kbd'
> {
  /** When another code may be asked, milliseconds since the epoch; undefined is now. */
  until: number | undefined;
  /** @default 'Отправить код снова' */
  label?: string | undefined;
  /** @default (time) => `Новый код через ${time}` */
  waitLabel?: ((time: string) => string) | undefined;
}

/** Asks for another code and counts down to the moment it may. Keeps its place and the focus while it waits. */
export function ResendButton({ until, label, waitLabel, variant = 'text', ...rest }: ResendButtonProps): ReactElement {
  const say = useMessages(resendMessages);
  const left = useCountdown(until);
  const waitText = left > 0 ? (waitLabel ?? say.wait)(formatClock(left)) : undefined;
  return (
    <Button {...rest} variant={variant} disabledReason={waitText}>
      {waitText ?? label ?? say.again}
    </Button>
  );
}
