import { Form, TextField } from '@pribavka/forms';
import { Field, TextInput } from '@pribavka/ui';
import type { ReactElement } from 'react';
import { Field as RffField, Form as RffForm } from 'react-final-form';
import { Controller, useForm } from 'react-hook-form';

// The same field of the design system in every form, so that only the form libraries differ.

const COUNT = 40;
const names = Array.from({ length: COUNT }, (_, at) => `field${at}`);
const needed = (value: unknown): string | undefined => (value ? undefined : 'Обязательное поле');

/** Renders of a field since the last reset. */
export const renders = { count: 0 };

function counted(value: string): string {
  renders.count += 1;
  return value;
}

function Ours(): ReactElement {
  return (
    <Form onSubmit={() => undefined}>
      {names.map((name) => (
        <TextField key={name} name={name} label={name} display={counted} />
      ))}
    </Form>
  );
}

function HookForm(): ReactElement {
  const { control, handleSubmit } = useForm({
    mode: 'onTouched',
    defaultValues: Object.fromEntries(names.map((n) => [n, ''])),
  });
  return (
    <form onSubmit={(event) => void handleSubmit(() => undefined)(event)}>
      {names.map((name) => (
        <Controller
          key={name}
          name={name}
          control={control}
          rules={{ validate: needed }}
          render={({ field, fieldState }) => (
            <Field label={name} error={fieldState.error?.message}>
              <TextInput {...field} value={counted(field.value ?? '')} />
            </Field>
          )}
        />
      ))}
    </form>
  );
}

function FinalForm(): ReactElement {
  return (
    <RffForm onSubmit={() => undefined}>
      {() => (
        <form>
          {names.map((name) => (
            <RffField<string> key={name} name={name} validate={needed}>
              {({ input, meta }) => (
                <Field label={name} error={meta.touched ? (meta.error as string | undefined) : undefined}>
                  <TextInput
                    name={name}
                    value={counted(input.value)}
                    onChange={input.onChange}
                    onBlur={input.onBlur}
                    onFocus={input.onFocus}
                  />
                </Field>
              )}
            </RffField>
          ))}
        </form>
      )}
    </RffForm>
  );
}

/** Names in the order of printing; the first is ours. */
export const formPeers: Readonly<Record<string, () => ReactElement>> = {
  ours: Ours,
  'react-hook-form': HookForm,
  'react-final-form': FinalForm,
};
