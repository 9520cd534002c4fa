import { defineDirect } from '../../core/notices/define.ts';

/** The last message to the contacts that are erased with the account. */
export const accountDeleted = defineDirect({
  kind: 'account.deleted',
  about: 'Аккаунт удалён',
  variables: {},
  letter: {
    subject: 'Аккаунт удалён',
    text: 'Аккаунт в Прибавке удалён по вашему решению: личные данные стёрты, баллы сгорели. Записи о продажах и выплатах храним без имени столько, сколько требует закон.',
  },
  sms: 'Прибавка: аккаунт удалён по вашему решению, личные данные стёрты.',
  why: 'Это последнее письмо: адрес мы больше не храним.',
});
