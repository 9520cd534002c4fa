import type { ReactElement } from 'react';

import {
  ConsentField,
  ErrorSummary,
  Form,
  FormStrip,
  FullNameFields,
  InnField,
  NewPasswordFields,
  PhoneField,
  SubmitButton,
  SubmitError,
} from '../../index.ts';
import { asyncRule } from '../../rules/index.ts';

interface Values {
  phone: string;
  inn: string;
}

// Made once, outside of the component: it remembers answers and cancels what is out of date.
const innIsFree = asyncRule({
  check: async (inn, _values, signal) => {
    const { free } = (await (await fetch(`/api/inn/${String(inn)}`, { signal })).json()) as { free: boolean };
    return free ? undefined : 'Партнёр с таким ИНН уже есть';
  },
});

export function Registration({ send }: { readonly send: (values: Values) => Promise<boolean> }): ReactElement {
  return (
    <Form<Values, void>
      onSubmit={async (values) => {
        if (!(await send(values))) throw new SubmitError({ phone: 'Этот номер уже занят' });
      }}
      guardUnsaved
      draft={{ owner: 'guest', area: 'registration' }}
    >
      <ErrorSummary />
      <PhoneField name="phone" />
      <FullNameFields />
      <InnField name="inn" kind="12" optional asyncRule={innIsFree} />
      <NewPasswordFields />
      <ConsentField name="rules" label="Согласен с правилами" />
      <FormStrip />
      <SubmitButton>Зарегистрироваться</SubmitButton>
    </Form>
  );
}
