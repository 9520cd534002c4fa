import { defineMessages, type Messages } from '@pribavka/ui/messages';

const russian = {
  scan: 'Наведите приложение для кодов (Яндекс Ключ, Google Authenticator и другие) на рисунок.',
  picture: 'QR-код для приложения с кодами',
  byHand: 'Нет камеры? Введите ключ вручную:',
  code: 'Код из приложения',
  confirm: 'Включить',
};

export const setUpMessages: Messages<'forms.setUp', typeof russian> = defineMessages('forms.setUp', russian);
