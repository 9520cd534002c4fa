import type { ReactElement } from 'react';

import { NumberInput } from '../../inputs/number-input/NumberInput.tsx';
import { Field } from '../../inputs/field/Field.tsx';
import { Select } from '../../inputs/select/Select.tsx';
import { TextInput } from '../../inputs/text-input/TextInput.tsx';
import { Grid, Stack } from '../../layout/stack/Stack.tsx';
import type { ThemeProblem } from '../../theming/types.ts';
import { fonts, swatch, type Knobs } from './knobs.ts';

const densities = [
  { value: 'page', label: 'Как у страницы' },
  { value: 'comfortable', label: 'Просторно' },
  { value: 'regular', label: 'Обычно' },
  { value: 'compact', label: 'Плотно' },
] as const;

interface ColourFieldProps {
  label: string;
  hint: string;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

function ColourField({ label, hint, value, error, onChange }: ColourFieldProps): ReactElement {
  return (
    <Stack direction="row" gap={8} align="start">
      <Field label={label} hint={hint} error={error} style={{ flex: 1 }}>
        <TextInput value={value} onValueChange={onChange} spellCheck={false} autoComplete="off" />
      </Field>
      <input
        type="color"
        aria-label={`${label}: выбрать на палитре`}
        value={swatch(value)}
        onChange={(event) => onChange(event.currentTarget.value)}
        style={{ width: 48, height: 'var(--pb-control-height)', marginBlockStart: 24, padding: 2 }}
      />
    </Stack>
  );
}

export interface KnobsFormProps {
  /** What is turned now. */
  knobs: Knobs;
  /** Why the theme is refused, empty when it is not. */
  problems: readonly ThemeProblem[];
  /** Called with all knobs after each turn. */
  onChange: (knobs: Knobs) => void;
}

/** The five choices of a brand; a refusal stands at the field it comes from. */
export function KnobsForm({ knobs, problems, onChange }: KnobsFormProps): ReactElement {
  const errorOf = (input: string): string | undefined => problems.find((one) => one.input === input)?.message;
  return (
    <Grid min={280} gap={16}>
      <ColourField
        label="Акцент"
        hint="Действие и выбор. #rrggbb или oklch()"
        value={knobs.accent}
        error={errorOf('accent')}
        onChange={(accent) => onChange({ ...knobs, accent })}
      />
      <ColourField
        label="Оттенок фона и текста"
        hint="Пусто — оттенок акцента"
        value={knobs.neutral}
        error={errorOf('neutral')}
        onChange={(neutral) => onChange({ ...knobs, neutral })}
      />
      <Field label="Скругление, px" hint="У поля и кнопки, 0–16" error={errorOf('radius')}>
        <NumberInput value={knobs.radius} onValueChange={(radius) => onChange({ ...knobs, radius })} />
      </Field>
      <Field label="Шрифт" hint="Файлы подключает приложение">
        <Select options={fonts} value={knobs.font} onValueChange={(font) => onChange({ ...knobs, font })} />
      </Field>
      <Field label="Плотность">
        <Select
          options={densities}
          value={knobs.density}
          onValueChange={(density) => onChange({ ...knobs, density })}
        />
      </Field>
    </Grid>
  );
}
