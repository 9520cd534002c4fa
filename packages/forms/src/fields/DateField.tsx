import { TextInput, useMergedRefs, VisuallyHidden } from '@pribavka/ui';
import {
  CalendarButton,
  dateProblem,
  dottedDay,
  isIsoDate,
  parseDay,
  parseMasked,
  stepDay,
  type DayLimits,
} from '@pribavka/ui/dates';
import { useId, useState, type KeyboardEvent, type ReactElement } from 'react';
import { flushSync } from 'react-dom';

import { useFormField } from '../form/useFormField.ts';
import { useSpokenMask } from '../language/tables.ts';
import { MaskPlaceholder } from '../mask-input/MaskPlaceholder.tsx';
import { useMask } from '../mask-input/useMask.ts';
import { date } from '../masks/date.ts';
import { asText } from '../rules/text.ts';
import type { Rule } from '../rules/types.ts';
import { FieldShell } from './FieldShell.tsx';
import { heard } from './heard.ts';
import { rulesOf } from './rules.ts';
import type { InputFieldProps } from './types.ts';

/** Shape of {@link DateField}. */
export interface DateFieldProps extends InputFieldProps, DayLimits {
  readonly label: string;
  readonly own?: readonly Rule[] | undefined;
  /** Lists of months and years over the calendar: for a birth date. */
  readonly jump?: boolean | undefined;
}

const NONE: readonly Rule[] = [];

const shown = (value: string): string => (isIsoDate(value) ? dottedDay(value) : value);

/** «15.03.26» left half-written is finished on leaving: no more than twenty years ahead. */
function normalizeDay(value: unknown): unknown {
  const text = asText(value);
  return text === '' || date.isComplete(date.parse(shown(text))) ? value : (parseDay(text) ?? value);
}

/**
 * A day, typed by mask, pasted in any usual form, stepped by ↑ ↓, chosen in a calendar. Keeps `yyyy-MM-dd`, and the
 * typed text while it is no allowed day yet, so that nothing is lost.
 */
export function DateField({
  name,
  label,
  hint,
  optional,
  rules,
  own = NONE,
  asyncRule,
  secret,
  side,
  disabled,
  className,
  style,
  min,
  max,
  disabledReason,
  jump,
  autoComplete = 'off',
  onValueChange,
  ref,
  onKeyDown,
  'aria-describedby': describedBy,
  ...input
}: DateFieldProps): ReactElement {
  const limits = { min, max, disabledReason };
  const dayRule: Rule = (value) => dateProblem(shown(asText(value)), limits);
  const field = useFormField(name, label, '', {
    rules: rulesOf(optional, [dayRule, ...own], rules),
    asyncRule,
    secret,
    normalize: normalizeDay,
  });
  const { hint: format } = useSpokenMask(date);
  const formatId = useId();
  const put = (text: string): void => {
    const value = (dateProblem(text, limits) === undefined ? parseMasked(text) : undefined) ?? text;
    field.change(value);
    onValueChange?.(value);
  };
  const [notice, setNotice] = useState<string>();
  const { inputProps, placeholderRef } = useMask({
    mask: date,
    value: date.parse(shown(field.value)),
    onValueChange: (_raw, { masked }) => put(masked),
    onNotice: setNotice,
  });

  const merged = useMergedRefs(inputProps.ref, ref);
  const step = (event: KeyboardEvent<HTMLInputElement>): void => {
    onKeyDown?.(event);
    if (event.defaultPrevented) return;
    const by = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    const target = event.currentTarget;
    if (by === undefined || event.altKey || target.readOnly || target.disabled) return;
    event.preventDefault();
    const caret = target.selectionStart ?? 0;
    flushSync(() => put(dottedDay(stepDay(target.value, caret, by, limits))));
    target.setSelectionRange(caret, caret);
  };

  return (
    <FieldShell {...{ name, label, hint, optional, side, disabled, className, style, field, notice }}>
      <TextInput
        {...input}
        {...inputProps}
        ref={merged}
        name={name}
        autoComplete={autoComplete}
        loading={field.asking}
        maskPlaceholder={<MaskPlaceholder ref={placeholderRef} />}
        {...heard(input, field)}
        onKeyDown={step}
        aria-describedby={[hint === undefined && formatId, describedBy].filter(Boolean).join(' ') || undefined}
        actions={
          input.readOnly ? undefined : (
            <CalendarButton
              {...limits}
              value={isIsoDate(field.value) ? field.value : null}
              jump={jump}
              disabled={disabled}
              onValueChange={(day) => put(dottedDay(day))}
            />
          )
        }
      />
      {hint === undefined && <VisuallyHidden id={formatId}>{format}</VisuallyHidden>}
    </FieldShell>
  );
}
