import { defineDirect } from '../../core/notices/define.ts';

const warning = 'Если это были не вы, напишите в поддержку.';

/** To the number or the address that is no longer the person's: he may not have asked for it. */
export const phoneChanged = defineDirect({
  kind: 'phone.changed',
  about: 'Номер телефона изменён, на прежний номер',
  variables: {},
  sms: `Прибавка: номер вашей учётной записи изменён. ${warning}`,
});

export const emailChanged = defineDirect({
  kind: 'email.changed',
  about: 'Почта изменена, на прежний адрес',
  variables: {},
  letter: { subject: 'Почта изменена', text: `Почта вашей учётной записи в Прибавке изменена. ${warning}` },
});
