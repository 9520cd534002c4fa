import { defineMessages, type Messages } from '@pribavka/ui/messages';

const russian = {
  date: 'Дата',
  time: 'Время',
  total: 'Итог',
  fn: 'ФН',
  fd: 'ФД',
  fpd: 'ФП',
};

export const receiptMessages: Messages<'forms.receipt', typeof russian> = defineMessages('forms.receipt', russian);
