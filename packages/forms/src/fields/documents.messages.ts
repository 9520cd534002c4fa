import { defineMessages, type Messages } from '@pribavka/ui/messages';

const russian = {
  inn: 'ИНН',
  /** Hints of an ИНН whose length is known. */
  tenDigits: '10 цифр',
  twelveDigits: '12 цифр',
  kpp: 'КПП',
  snils: 'СНИЛС',
};

export const documentMessages: Messages<'forms.documents', typeof russian> = defineMessages('forms.documents', russian);
