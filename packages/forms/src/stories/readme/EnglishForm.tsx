import { Form, InnField, PhoneField, SubmitButton } from '../../index.ts';
import { formsEn, rulesEn } from '../../locales/en.ts';
import { compose, inLanguage, innLength, required, type Rule } from '../../rules/index.ts';
import { UiProvider } from '@pribavka/ui';
import { en } from '@pribavka/ui/locales/en';
import type { ReactElement } from 'react';

export function EnglishForm({ send }: { readonly send: (values: object) => Promise<void> }): ReactElement {
  return (
    <UiProvider locale={en} messages={formsEn}>
      <Form onSubmit={send}>
        <PhoneField name="phone" />
        <InnField name="inn" label="Tax number" />
        <SubmitButton>Send</SubmitButton>
      </Form>
    </UiProvider>
  );
}

/** Without React: a server answers in the language of the person. */
export const checkInn: Rule = inLanguage(compose(required, innLength), rulesEn);
