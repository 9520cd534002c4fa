import { Eye, EyeOff } from 'lucide-react';
import { useId, useState, type KeyboardEvent, type ReactElement } from 'react';
import { styled } from 'styled-components';

import { IconButton } from '../../actions/icon-button/IconButton.tsx';
import { Glyph } from '../../brand/glyph/Glyph.tsx';
import { useControllable } from '../../foundation/hooks/useControllable.ts';
import { useMessages } from '../../foundation/messages/context.ts';
import type { OwnMessages } from '../../foundation/messages/define.ts';
import { Checklist } from '../checklist/Checklist.tsx';
import { TextInput, type TextInputProps } from '../text-input/TextInput.tsx';
import { passwordMessages } from './password.messages.ts';

/** A requirement of a password with the way to check it. */
export interface PasswordRule {
  /** «Не менее 8 символов» */
  label: string;
  /** Either a test of the text or the answer itself. */
  test?: ((password: string) => boolean) | undefined;
  /** Whether the password keeps to it; in place of `test`. */
  met?: boolean | undefined;
}

export interface PasswordInputProps extends Omit<
  TextInputProps,
  'type' | 'messages' | 'actions' | 'suffix' | 'maskPlaceholder' | 'clearable' | 'exact'
> {
  /** Shown under the field and ticked while typing. */
  rules?: readonly PasswordRule[] | undefined;
  /** Own texts of this place, over those of the language. */
  messages?: OwnMessages<typeof passwordMessages> | undefined;
}

const Below = styled.div`
  display: flex;
  flex-direction: column;
  gap: 4px;
  font: var(--pb-type-caption);
  color: var(--pb-text-tertiary);
  & > span {
    display: flex;
    gap: 6px;
    align-items: center;
    color: var(--pb-warning-text);
  }
`;

/** A password with a peep-hole, a word about Caps Lock, and the rules ticked as they are met. */
export function PasswordInput({
  rules,
  messages,
  onKeyDown,
  onKeyUp,
  onBlur,
  onValueChange,
  value,
  defaultValue,
  autoComplete = 'current-password',
  'aria-describedby': describedBy,
  ...rest
}: PasswordInputProps): ReactElement {
  const say = useMessages(passwordMessages, messages);
  const id = useId();
  const [open, setOpen] = useState(false);
  const [caps, setCaps] = useState(false);
  const watch = (event: KeyboardEvent<HTMLInputElement>): void => setCaps(event.getModifierState('CapsLock'));
  const [password, setPassword] = useControllable<string>({
    value: value === null ? '' : value,
    defaultValue: defaultValue ?? '',
    onValueChange,
  });
  const below = [rules && `${id}rules`, caps && `${id}caps`, describedBy].filter(Boolean).join(' ');
  return (
    <>
      <TextInput
        exact
        spellCheck={false}
        autoCapitalize="off"
        {...rest}
        value={value}
        defaultValue={defaultValue}
        onValueChange={setPassword}
        type={open ? 'text' : 'password'}
        autoComplete={autoComplete}
        aria-describedby={below || undefined}
        onKeyDown={(event) => {
          watch(event);
          onKeyDown?.(event);
        }}
        onKeyUp={(event) => {
          watch(event);
          onKeyUp?.(event);
        }}
        onBlur={(event) => {
          setCaps(false);
          onBlur?.(event);
        }}
        actions={
          <IconButton
            icon={open ? EyeOff : Eye}
            label={open ? say.hide : say.show}
            size="sm"
            disabled={rest.disabled}
            onClick={() => setOpen(!open)}
          />
        }
      />
      {(caps || rules) && (
        <Below>
          {caps && (
            <span id={`${id}caps`}>
              <Glyph name="warn" />
              {say.caps}
            </span>
          )}
          {rules && (
            <Checklist
              inline
              id={`${id}rules`}
              aria-label={say.rules}
              items={rules.map((rule) => ({
                key: rule.label,
                label: rule.label,
                done: rule.met ?? (password !== '' && rule.test?.(password) === true),
              }))}
            />
          )}
        </Below>
      )}
    </>
  );
}
