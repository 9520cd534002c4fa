import { defineMessages, type Messages } from '@pribavka/ui/messages';

const russian = {
  contacts: 'Контакты',
  name: 'ФИО',
  /** Names of buttons that look alike for those who hear them. */
  edits: {
    name: 'Изменить ФИО',
    phone: 'Изменить телефон',
    'confirm-phone': 'Ввести код для нового телефона',
    email: 'Изменить эл. почту',
    'confirm-email': 'Подтвердить эл. почту',
  },
  change: 'Изменить',
  confirm: 'Подтвердить',
  save: 'Сохранить',
  saved: 'Изменения сохранены',
  phone: 'Телефон',
  enterCode: 'Ввести код',
  phoneTitle: 'Новый телефон',
  phoneConfirmTitle: 'Код из SMS',
  phoneSend: 'Отправить код',
  phoneChanged: 'Телефон изменён',
  email: 'Эл. почта',
  emailTitle: 'Новая почта',
  emailConfirmTitle: 'Код из письма',
  emailSend: 'Отправить код',
  emailChanged: 'Почта подтверждена',
  verified: 'Подтверждён',
  emailVerified: 'Подтверждена',
  notVerified: 'Не подтверждена',
  pending: (value: string): string => `Ждёт подтверждения: ${value}`,
};

export const contactMessages: Messages<'forms.ownContacts', typeof russian> = defineMessages(
  'forms.ownContacts',
  russian,
);
