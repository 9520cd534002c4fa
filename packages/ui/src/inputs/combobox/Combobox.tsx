import { ChevronDown, X } from 'lucide-react';
import { useId, useRef, useState, type KeyboardEvent, type ReactElement } from 'react';
import { styled } from 'styled-components';

import { Ring } from '../../actions/button/Ring.tsx';
import { IconButton } from '../../actions/icon-button/IconButton.tsx';
import { Icon } from '../../brand/icon/Icon.tsx';
import { announce } from '../../foundation/announcer/announcer.ts';
import { useMergedRefs } from '../../foundation/hooks/useMergedRefs.ts';
import { useMessages } from '../../foundation/messages/context.ts';
import { Portal } from '../../foundation/overlay/Portal.tsx';
import { useLayer } from '../../foundation/overlay/useLayer.ts';
import { usePopup } from '../../overlays/popup/usePopup.ts';
import { useFieldControl } from '../field/FieldContext.ts';
import { Surface } from '../listbox/Surface.tsx';
import { useActiveOption } from '../listbox/useActiveOption.ts';
import { Tag } from '../tag/Tag.tsx';
import { boxCss, innerCss } from '../text-input/box.ts';
import { composeLetters } from '../text-input/compose-letters.ts';
import { comboboxMessages } from './combobox.messages.ts';
import type { ComboboxProps } from './Combobox.types.ts';
import { ComboboxList } from './ComboboxList.tsx';
import { useChoice } from './useChoice.ts';
import { useOptions } from './useOptions.ts';

const Box = styled.span`
  ${boxCss}
  flex-wrap: wrap;
  gap: 4px 8px;
  & > input {
    ${innerCss}
    flex: 1 1 80px;
    width: auto;
  }
  & > button {
    margin-inline: -4px;
  }
`;

/** A field that searches: options come from a function, one or several can be chosen. */
export function Combobox<Item>(props: ComboboxProps<Item>): ReactElement {
  const say = useMessages(comboboxMessages, props.messages);
  const {
    load,
    getKey,
    getLabel,
    getDescription,
    getGroup,
    getDisabledReason,
    onCreate,
    createLabel = say.create,
    emptyText = say.empty,
    minChars = 0,
    countForms = say.count,
    invalid,
    icon,
    size = 'md',
    className,
    style,
    ref,
    multiple,
    value: _value,
    defaultValue: _defaultValue,
    onValueChange: _onValueChange,
    messages: _messages,
    __item,
    ...rest
  } = props;
  const id = useId();
  const [open, setOpen] = useState(false);
  const [query, setQuery] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const merged = useMergedRefs(input, ref);
  const control = useFieldControl({ ...rest, invalid });
  const { anchorRef, popupRef, setAnchor, setPopup, style: place, side } = usePopup({ open, matchWidth: true });
  const choice = useChoice(props);

  const asked = query ?? '';
  const idle = asked.trim().length < minChars;
  // Enter was pressed for this text before its options were here, as a scanner of codes does.
  const entered = useRef<string>(undefined);
  const onAnswer = (text: string, items: readonly Item[]): void => {
    if (entered.current === text) chooseOnly(items);
  };
  const state = useOptions({ open, query: asked.trim(), idle, load, onAnswer, countForms, say });
  const creatable =
    onCreate !== undefined &&
    asked.trim() !== '' &&
    state.status === 'ready' &&
    !state.items.some((item) => getLabel(item) === asked.trim());
  const count = idle ? 0 : state.items.length + (creatable ? 1 : 0);
  const list = useActiveOption(count, popupRef, (at) => {
    const item = state.items[at];
    return item === undefined || getDisabledReason?.(item) === undefined;
  });
  const disabled = (control.disabled ?? false) || rest.readOnly === true;

  const close = (): void => {
    entered.current = undefined;
    setOpen(false);
    setQuery(null);
    list.setActive(-1);
  };
  const show = (): void => {
    if (!disabled) setOpen(true);
  };
  const choose = (item: Item): void => {
    if (getDisabledReason?.(item) !== undefined) return;
    choice.toggle(item);
    if (multiple) {
      setQuery(null);
      announce((choice.has(item) ? say.removed : say.added)(getLabel(item)));
    } else close();
  };
  const chooseOnly = (items: readonly Item[]): void => {
    entered.current = undefined;
    const [item] = items;
    if (item === undefined || items.length > 1) return;
    if (!choice.has(item)) choose(item);
    else if (!multiple) close();
  };
  const pick = (at: number): void => {
    const item = state.items[at];
    if (item === undefined) {
      if (creatable) onCreate?.(asked.trim());
      close();
      return;
    }
    choose(item);
  };
  useLayer({
    open,
    ref: popupRef,
    initialFocus: false,
    returnFocus: false,
    onEscape: close,
    onPressOutside: close,
    inside: [anchorRef],
  });

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    rest.onKeyDown?.(event);
    if (event.defaultPrevented || event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      // Alt and ↑ puts the list away and leaves the choice as it is (ARIA practice «Combobox»).
      if (event.altKey && event.key === 'ArrowUp') close();
      else if (open) list.move(event.key === 'ArrowDown' ? 1 : -1);
      else show();
    } else if (event.key === 'Enter' && open) {
      // An open list takes it, with nothing chosen yet as well: the form around it is not to be sent.
      event.preventDefault();
      if (list.active >= 0) pick(list.active);
      else if (state.query !== asked.trim() || state.status !== 'ready') entered.current = asked.trim();
      else if (asked.trim() !== '') chooseOnly(state.items);
    } else if (event.key === 'Backspace' && asked === '' && multiple) choice.removeLast();
    else if (event.key === 'Tab') close();
  };

  const shownText = query ?? (multiple ? '' : choice.single === null ? '' : getLabel(choice.single));
  return (
    <>
      <Box
        ref={setAnchor}
        className={className}
        style={style}
        data-control=""
        data-size={size}
        data-open={open ? '' : undefined}
        data-invalid={control['aria-invalid'] ? '' : undefined}
        data-disabled={control.disabled ? '' : undefined}
        data-readonly={rest.readOnly ? '' : undefined}
        onPointerDown={(event) => {
          if (event.target !== event.currentTarget) return;
          event.preventDefault();
          input.current?.focus();
          show();
        }}
      >
        {icon && <Icon as={icon} size={18} />}
        {choice.many.map((item) => (
          <Tag key={getKey(item)} onRemove={disabled ? undefined : () => choice.toggle(item)}>
            {getLabel(item)}
          </Tag>
        ))}
        <input
          autoComplete="off"
          spellCheck={false}
          {...rest}
          {...control}
          ref={merged}
          type="text"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={open}
          aria-controls={open ? `${id}list` : undefined}
          aria-activedescendant={open && list.active >= 0 ? `${id}o${list.active}` : undefined}
          value={shownText}
          onClick={(event) => {
            rest.onClick?.(event);
            show();
          }}
          onChange={(event) => {
            entered.current = undefined;
            setQuery(composeLetters(event.currentTarget, event.nativeEvent));
            list.setActive(-1);
            show();
          }}
          onKeyDown={onKeyDown}
          onBlur={(event) => {
            rest.onBlur?.(event);
            close();
          }}
        />
        {open && state.status === 'loading' && !idle && <Ring />}
        {!disabled && !choice.empty && (
          <IconButton
            icon={X}
            label={say.clear}
            size="mini"
            tabIndex={-1}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => {
              choice.clear();
              setQuery(null);
              input.current?.focus();
            }}
          />
        )}
        <Icon as={ChevronDown} size={16} />
      </Box>
      {open && (
        <Portal>
          <Surface ref={setPopup} style={place} data-side={side} onMouseDown={(event) => event.preventDefault()}>
            <ComboboxList
              id={id}
              label={rest['aria-label']}
              state={state}
              source={{ getKey, getLabel, getDescription, getGroup, getDisabledReason }}
              query={asked}
              idleText={idle ? say.short(minChars) : undefined}
              emptyText={emptyText}
              active={list.active}
              isChosen={choice.has}
              multiple={multiple === true}
              createLabel={creatable ? createLabel(asked.trim()) : undefined}
              onPick={pick}
              onHover={list.setActive}
              say={say}
              onRetry={state.retry}
            />
          </Surface>
        </Portal>
      )}
    </>
  );
}
