'use client';

import { Form, FormStrip, NumberField, PhoneField, SubmitButton, TextField } from '@pribavka/forms';

import type { NewSale } from './sales-data';

export function SaleForm({ onSend }: { readonly onSend: (sale: NewSale) => Promise<void> }) {
  return (
    <Form<NewSale, void> aria-label="Новая продажа" onSubmit={onSend}>
      <TextField name="product" label="Товар" />
      <PhoneField name="phone" label="Телефон покупателя" />
      <NumberField name="points" label="Баллы" />
      <FormStrip />
      <SubmitButton>Добавить продажу</SubmitButton>
    </Form>
  );
}
