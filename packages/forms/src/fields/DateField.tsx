import { TextInput, useMergedRefs, VisuallyHidden } from '@pribavka/ui';
import { useLocale, useMessages } from '@pribavka/ui/messages';
import {
  CalendarButton,
  dateProblem,
  datesMessages,
  dottedDay,
  isIsoDate,
  parseDay,
  parseMasked,
  stepDay,
  type DayLimits,
} from '@pribavka/ui/dates';
import { useId, useMemo, useState, type KeyboardEvent, type ReactElement } from 'react';
import { flushSync } from 'react-dom';

import { useFormField } from '../form/useFormField.ts';
import { useSpokenMask } from '../language/tables.ts';
import { MaskPlaceholder } from '../mask-input/MaskPlaceholder.tsx';
import { useMask } from '../mask-input/useMask.ts';
import { dateMask, date as russianDate } from '../masks/date.ts';
import { asText } from '../rules/text.ts';
import type { Rule } from '../rules/types.ts';
import { FieldShell } from './FieldShell.tsx';
import { heard } from './heard.ts';
import { rulesOf } from './rules.ts';
import type { InputFieldProps } from './types.ts';

/** Shape of {@link DateField}. */
export interface DateFieldProps extends InputFieldProps, DayLimits {
  /** Label over the field. */
  readonly label: string;
  /** Rules that belong to the kind of date, run before `rules`. */
  readonly own?: readonly Rule[] | undefined;
  /** Lists of months and years over the calendar: for a birth date. */
  readonly jump?: boolean | undefined;
}

const NONE: readonly Rule[] = [];

/** How a day is typed and shown in the language of the nearest `UiProvider`. */
function useDay(max: string | undefined) {
  const locale = useLocale();
  const say = useMessages(datesMessages);
  return useMemo(() => {
    const mask = locale ? dateMask(locale.patterns.date) : russianDate;
    const shown = (value: string): string => (isIsoDate(value) ? dottedDay(value, locale) : value);
    return {
      mask,
      shown,
      locale,
      problemOf: (text: string, limits: DayLimits) => dateProblem(text, limits, { locale, say }),
      /** «15.03.26» left half-written is finished on leaving: no later than the year of `max`, nor twenty years ahead. */
      normalize: (value: unknown): unknown => {
        const text = asText(value);
        return text === '' || mask.isComplete(mask.parse(shown(text)))
          ? value
          : (parseDay(text, { locale, max }) ?? value);
      },
    };
  }, [locale, say, max]);
}

/**
 * A day, typed by mask, pasted in any usual form, stepped by ↑ ↓, chosen in a calendar. Keeps `yyyy-MM-dd`, out of
 * the limits too, and the typed text while it is no day yet, so that nothing is lost.
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
  const { mask, shown, locale, problemOf, normalize } = useDay(max);
  const limits = { min, max, disabledReason };
  const dayRule: Rule = (value) => problemOf(shown(asText(value)), limits);
  const field = useFormField(name, label, '', {
    rules: rulesOf(optional, [dayRule, ...own], rules),
    asyncRule,
    secret,
    normalize,
  });
  const { hint: format } = useSpokenMask(mask);
  const formatId = useId();
  const put = (text: string): void => {
    // A day out of the limits is a day all the same: other rules and the server must not call it no date.
    const value = parseMasked(text, locale) ?? text;
    field.change(value);
    onValueChange?.(value);
  };
  const [notice, setNotice] = useState<string>();
  const { inputProps, placeholderRef } = useMask({
    mask,
    value: mask.parse(shown(field.value)),
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
    flushSync(() => put(dottedDay(stepDay(target.value, caret, by, limits, locale), locale)));
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
              onValueChange={(day) => put(dottedDay(day, locale))}
            />
          )
        }
      />
      {hint === undefined && <VisuallyHidden id={formatId}>{format}</VisuallyHidden>}
    </FieldShell>
  );
}
