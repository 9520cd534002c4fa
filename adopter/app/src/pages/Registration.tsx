import { DateField, Form, FormStrip, InnField, PhoneField, SubmitButton, TextField, useMask } from '@pribavka/forms';
import { phone } from '@pribavka/forms/masks';
import { compose, cyrillic, maxLength } from '@pribavka/forms/rules';
import type { ReactElement } from 'react';

export interface Registered {
  readonly phone: string;
  readonly inn: string;
  readonly name: string;
}

function BareMask(): ReactElement {
  const { inputProps } = useMask({ mask: phone, value: '79123456789' });
  return <input aria-label="Голая маска" {...inputProps} />;
}

export function Registration(): ReactElement {
  return (
    <Form<Registered, void> onSubmit={() => Promise.resolve()}>
      <PhoneField name="phone" />
      <InnField name="inn" kind="12" optional />
      <TextField name="name" label="Имя" rules={[compose(cyrillic, maxLength(60))]} />
      <DateField name="since" label="Работаю с" optional />
      <FormStrip />
      <SubmitButton>Зарегистрироваться</SubmitButton>
      <BareMask />
    </Form>
  );
}
