import { ChevronDown } from 'lucide-react';
import {
  Fragment,
  useId,
  useRef,
  useState,
  type ComponentPropsWithRef,
  type ReactElement,
  type ReactNode,
} from 'react';
import { styled } from 'styled-components';

import { Icon } from '../../brand/icon/Icon.tsx';
import { useControllable } from '../../foundation/hooks/useControllable.ts';
import { useMergedRefs } from '../../foundation/hooks/useMergedRefs.ts';
import { expectUnique } from '../../foundation/invariant/invariant.ts';
import { useMessages } from '../../foundation/messages/context.ts';
import { Portal } from '../../foundation/overlay/Portal.tsx';
import { useLayer } from '../../foundation/overlay/useLayer.ts';
import { usePopup } from '../../overlays/popup/usePopup.ts';
import { useFieldControl } from '../field/FieldContext.ts';
import { OptionRow } from '../listbox/OptionRow.tsx';
import { Surface } from '../listbox/Surface.tsx';
import { useActiveOption } from '../listbox/useActiveOption.ts';
import { boxCss } from '../text-input/box.ts';
import { selectMessages } from './select.messages.ts';
import { useSelectKeys } from './useSelectKeys.ts';

const Trigger = styled.button`
  ${boxCss}
  text-align: start;
  cursor: pointer;
  &:focus-visible,
  &[data-open] {
    border-color: var(--pb-accent-fill);
    outline: 2px solid var(--pb-focus-ring);
    outline-offset: 1px;
  }
  & > span {
    flex: 1;
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > span[data-placeholder] {
    color: var(--pb-text-tertiary);
  }
`;

/** A choice of `Select`. */
export interface SelectOption<Value extends string> {
  /** What the field has when it is chosen. */
  value: Value;
  /** Name of the choice; typing looks for it. */
  label: string;
  /** Quiet line under the name. */
  description?: string | undefined;
  /** Options with the same group stand together under its name. */
  group?: string | undefined;
  /** Why it cannot be chosen; shown in place of the description. */
  disabledReason?: string | undefined;
}

export interface SelectProps<Value extends string> extends Omit<
  ComponentPropsWithRef<'button'>,
  'value' | 'defaultValue' | 'onChange' | 'children' | 'prefix'
> {
  /** Choices in the order they are shown. */
  options: readonly SelectOption<Value>[];
  /** `null` is nothing chosen. */
  value?: Value | null | undefined;
  /** Choice to begin with. @default null */
  defaultValue?: Value | null | undefined;
  /** Called with the value just chosen. */
  onValueChange?: ((value: Value) => void) | undefined;
  /** Text while nothing is chosen. @default 'Выберите' */
  placeholder?: string | undefined;
  /** Before the value, for filters: «Статус:». */
  prefix?: ReactNode | undefined;
  /** Marks the button as wrong. @default from the Field */
  invalid?: boolean | undefined;
  /** `sm` is 32 px, for filters. @default 'md' */
  size?: 'md' | 'sm' | undefined;
}

/** One of a short known list. For long or remote lists use Combobox. */
export function Select<Value extends string>({
  options,
  value,
  defaultValue = null,
  onValueChange,
  placeholder,
  prefix,
  invalid,
  size = 'md',
  ref,
  ...rest
}: SelectProps<Value>): ReactElement {
  const say = useMessages(selectMessages);
  expectUnique('Select', 'options', 'value', options);
  const id = useId();
  const [open, setOpen] = useState(false);
  const [current, setCurrent] = useControllable<Value | null>({
    value,
    defaultValue,
    onValueChange: (next) => next !== null && onValueChange?.(next),
  });
  const control = useFieldControl({ ...rest, invalid });
  const { anchorRef, popupRef, setAnchor, setPopup, style: place, side } = usePopup({ open, matchWidth: true });
  const trigger = useRef<HTMLButtonElement>(null);
  const merged = useMergedRefs<HTMLButtonElement>(trigger, setAnchor, ref);
  const list = useActiveOption(options.length, popupRef, (at) => options[at]?.disabledReason === undefined);
  const chosen = options.findIndex((option) => option.value === current);
  const disabled = control.disabled ?? false;

  const close = (): void => setOpen(false);
  const show = (): void => {
    if (disabled) return;
    list.setActive(Math.max(chosen, 0));
    setOpen(true);
  };
  const pick = (at: number): void => {
    const option = options[at];
    if (!option || option.disabledReason !== undefined) return;
    setCurrent(option.value);
    close();
  };
  const onKeyDown = useSelectKeys({ labels: options.map((o) => o.label), open, chosen, list, show, close, pick });
  useLayer({
    open,
    ref: popupRef,
    initialFocus: false,
    returnFocus: false,
    onEscape: close,
    onPressOutside: close,
    inside: [anchorRef],
  });

  const optionId = (at: number): string => `${id}o${at}`;
  const label = options[chosen]?.label;
  return (
    <>
      <Trigger
        {...rest}
        {...control}
        ref={merged}
        type="button"
        role="combobox"
        aria-haspopup="listbox"
        aria-expanded={open}
        aria-controls={open ? `${id}list` : undefined}
        aria-activedescendant={open && list.active >= 0 ? optionId(list.active) : undefined}
        data-control=""
        data-size={size}
        data-open={open ? '' : undefined}
        data-invalid={control['aria-invalid'] ? '' : undefined}
        data-disabled={disabled ? '' : undefined}
        onClick={(event) => {
          rest.onClick?.(event);
          if (open) close();
          else show();
        }}
        onKeyDown={(event) => {
          rest.onKeyDown?.(event);
          if (!event.defaultPrevented) onKeyDown(event);
        }}
        onBlur={(event) => {
          rest.onBlur?.(event);
          close();
        }}
      >
        {prefix}
        <span data-placeholder={label === undefined ? '' : undefined}>{label ?? placeholder ?? say.placeholder}</span>
        <Icon as={ChevronDown} size={16} />
      </Trigger>
      {open && (
        <Portal>
          <Surface
            ref={setPopup}
            style={place}
            data-side={side}
            id={`${id}list`}
            role="listbox"
            aria-labelledby={control['aria-labelledby'] ?? control.id}
          >
            {options.map((option, at) => (
              <Fragment key={option.value}>
                {option.group !== undefined && option.group !== options[at - 1]?.group && (
                  <div data-part="group" role="presentation">
                    {option.group}
                  </div>
                )}
                <OptionRow
                  id={optionId(at)}
                  label={option.label}
                  description={option.description}
                  disabledReason={option.disabledReason}
                  active={at === list.active}
                  selected={at === chosen}
                  index={at}
                  total={options.length}
                  onPick={() => pick(at)}
                  onHover={() => list.setActive(at)}
                />
              </Fragment>
            ))}
          </Surface>
        </Portal>
      )}
    </>
  );
}
