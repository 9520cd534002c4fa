import { Lock, X } from 'lucide-react';
import {
  useRef,
  useState,
  type ChangeEvent,
  type ComponentPropsWithRef,
  type ReactElement,
  type ReactNode,
} from 'react';
import { styled } from 'styled-components';

import { Ring } from '../../actions/button/Ring.tsx';
import { IconButton } from '../../actions/icon-button/IconButton.tsx';
import { Glyph } from '../../brand/glyph/Glyph.tsx';
import type { IconComponent } from '../../brand/icon/icon-component.ts';
import { Icon } from '../../brand/icon/Icon.tsx';
import { useMergedRefs } from '../../foundation/hooks/useMergedRefs.ts';
import { useMessages } from '../../foundation/messages/context.ts';
import { useFieldControl } from '../field/FieldContext.ts';
import { boxCss, innerCss } from './box.ts';
import { clearNative } from './clear-native.ts';
import { composeLetters } from './compose-letters.ts';
import { textInputMessages } from './text-input.messages.ts';
import { textValue } from './text-value.ts';

const Box = styled.span`
  ${boxCss}
  & > [data-part='slot'] {
    position: relative;
    display: flex;
    flex: 1;
    min-width: 0;
    align-self: stretch;
  }
  & input {
    ${innerCss}
  }
  & [data-part='mask-placeholder'] {
    position: absolute;
    inset: 0;
    display: flex;
    align-items: center;
    overflow: hidden;
    color: var(--pb-text-tertiary);
    white-space: pre;
    pointer-events: none;
  }
  & [data-part='mask-placeholder'] > i {
    visibility: hidden;
    font-style: normal;
  }
  & > [data-part='suffix'] {
    flex: none;
    color: var(--pb-text-secondary);
    font: var(--pb-type-ui);
  }
  & > button {
    margin-inline-end: -6px;
  }
`;

export interface TextInputProps extends Omit<ComponentPropsWithRef<'input'>, 'size' | 'value' | 'defaultValue'> {
  /** `null` is an empty field, as '' is. */
  value?: string | null | undefined;
  /** Text to begin with. @default '' */
  defaultValue?: string | null | undefined;
  /** The text alone, '' when it is emptied. The native `onChange` is called as well. */
  onValueChange?: ((value: string) => void) | undefined;
  /** Marks the input as wrong. @default from the Field */
  invalid?: boolean | undefined;
  /** A sign before the text: any component that draws one. */
  icon?: IconComponent | undefined;
  /** Unit or state at the right: «баллов», «Мир». */
  suffix?: ReactNode | undefined;
  /** Buttons at the right edge. */
  actions?: ReactNode | undefined;
  /** A cross that empties the field while there is a text. */
  clearable?: boolean | undefined;
  /** The value was checked against something: a tick at the right. */
  checked?: boolean | undefined;
  /** A ring at the end: what was typed is being checked. */
  loading?: boolean | undefined;
  /** The text is given on as it came, letters and their marks apart: a password. */
  exact?: boolean | undefined;
  /** A layer over the text, not read aloud: the rest of a mask. A string is drawn after the value. */
  maskPlaceholder?: ReactNode | undefined;
  /** `sm` is 32 px, for filters. @default 'md' */
  size?: 'md' | 'sm' | undefined;
}

/** One line of text. `ref`, `data-*` and events belong to the `<input>`, `className` and `style` to the box. */
export function TextInput({
  onValueChange,
  onChange,
  invalid,
  icon,
  suffix,
  actions,
  clearable = false,
  checked = false,
  loading = false,
  exact = false,
  maskPlaceholder,
  size = 'md',
  value,
  defaultValue,
  className,
  style,
  ref,
  ...rest
}: TextInputProps): ReactElement {
  const say = useMessages(textInputMessages);
  const control = useFieldControl({ ...rest, invalid });
  const input = useRef<HTMLInputElement>(null);
  const merged = useMergedRefs(input, ref);
  const change = (event: ChangeEvent<HTMLInputElement>): void => {
    if (!exact) composeLetters(event.currentTarget, event.nativeEvent);
    if (clearable && value === undefined) setOwn(event.currentTarget.value);
    onChange?.(event);
    onValueChange?.(event.currentTarget.value);
  };
  const [own, setOwn] = useState(defaultValue);
  const text = (value === undefined ? own : value) ?? '';
  const disabled = control.disabled ?? false;
  return (
    <Box
      className={className}
      style={style}
      data-control=""
      data-size={size}
      data-invalid={control['aria-invalid'] ? '' : undefined}
      data-disabled={disabled ? '' : undefined}
      data-readonly={rest.readOnly ? '' : undefined}
      onPointerDown={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        input.current?.focus();
      }}
    >
      {icon && <Icon as={icon} size={18} />}
      {/* What is left of a mask goes on from the text, whichever way that runs. */}
      <span data-part="slot" dir={rest.dir}>
        <input type="text" {...rest} {...control} {...textValue(value, defaultValue)} ref={merged} onChange={change} />
        {maskPlaceholder !== undefined && (
          <span data-part="mask-placeholder" aria-hidden>
            {typeof maskPlaceholder === 'string' && <i>{text}</i>}
            {maskPlaceholder}
          </span>
        )}
      </span>
      {suffix !== undefined && <span data-part="suffix">{suffix}</span>}
      {loading && <Ring />}
      {checked && !loading && <Glyph name="ok" size={16} />}
      {clearable && text !== '' && !disabled && !rest.readOnly && (
        <IconButton
          icon={X}
          label={say.clear}
          size="mini"
          tabIndex={-1}
          onClick={() => input.current && clearNative(input.current)}
        />
      )}
      {actions}
      {rest.readOnly && <Icon as={Lock} size={18} />}
    </Box>
  );
}
