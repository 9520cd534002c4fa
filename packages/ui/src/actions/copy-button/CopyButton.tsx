import { Check, Copy } from 'lucide-react';
import { useState, type ReactElement } from 'react';

import { announce } from '../../foundation/announcer/announcer.ts';
import { useTimeout } from '../../foundation/hooks/useTimeout.ts';
import { useMessages } from '../../foundation/messages/context.ts';
import type { OwnMessages } from '../../foundation/messages/define.ts';
import { Button } from '../button/Button.tsx';
import type { ButtonSize } from '../button/Button.types.ts';
import { IconButton, type IconButtonProps } from '../icon-button/IconButton.tsx';
import { copyMessages } from './copy.messages.ts';

export interface CopyButtonProps extends Omit<IconButtonProps, 'icon' | 'label' | 'onClick' | 'size'> {
  /** What goes to the clipboard. */
  text: string;
  /** @default 'Скопировать' */
  label?: string | undefined;
  /** Words instead of a lone icon. */
  withText?: boolean | undefined;
  size?: ButtonSize | undefined;
  /** Own texts of this place, over those of the language. */
  messages?: OwnMessages<typeof copyMessages> | undefined;
}

const SHOWN_MS = 2000;

/** Puts a text into the clipboard and says so. */
export function CopyButton({
  text,
  label,
  withText = false,
  size = 'mini',
  messages,
  ...rest
}: CopyButtonProps): ReactElement {
  const say = useMessages(copyMessages, messages);
  const [state, setState] = useState<'idle' | 'done' | 'failed'>('idle');
  const timer = useTimeout();
  const copy = async (): Promise<void> => {
    let next: 'done' | 'failed' = 'done';
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      next = 'failed';
    }
    setState(next);
    announce(say[next]);
    timer.start(SHOWN_MS, () => setState('idle'));
  };
  const caption = state === 'idle' ? (label ?? say.copy) : say[state];
  const common = { size, onClick: () => void copy(), 'data-state': state };
  return withText ? (
    <Button {...rest} {...common} icon={state === 'done' ? Check : Copy}>
      {caption}
    </Button>
  ) : (
    <IconButton {...rest} {...common} icon={state === 'done' ? Check : Copy} label={caption} />
  );
}
