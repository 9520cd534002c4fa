import { defineMessages, type Messages } from '@pribavka/ui/messages';

const russian = {
  series: 'Серия паспорта',
  number: 'Номер паспорта',
  departmentCode: 'Код подразделения',
  issuedBy: 'Кем выдан',
  issuedAt: 'Дата выдачи',
  birthDate: 'Дата рождения',
};

export const passportMessages: Messages<'forms.passport', typeof russian> = defineMessages('forms.passport', russian);
