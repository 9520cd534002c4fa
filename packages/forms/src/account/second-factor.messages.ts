import { defineMessages, type Messages } from '@pribavka/ui/messages';

const russian = {
  title: 'Двухэтапный вход',
  loading: 'Загружаем настройки входа…',
  failed: 'Не загрузили настройки входа. Попробуйте снова через минуту.',
  enabled: 'Включён',
  disabled: 'Выключен',
  required: 'Обязателен для администраторов',
  explain: 'Кроме пароля при входе понадобится код из приложения на телефоне.',
  since: (date: string, codes: number): string => `С ${date}. Резервных кодов осталось: ${codes}`,
  turnOn: 'Включить',
  turnOff: 'Выключить',
  newCodes: 'Новые резервные коды',
  titles: {
    on: 'Включить двухэтапный вход',
    off: 'Выключить двухэтапный вход',
    codes: 'Новые резервные коды',
  },
  password: 'Ваш пароль',
  proceed: 'Продолжить',
  turnedOn: 'Двухэтапный вход включён',
  turnedOff: 'Двухэтапный вход выключен',
};

export const secondFactorMessages: Messages<'forms.secondFactor', typeof russian> = defineMessages(
  'forms.secondFactor',
  russian,
);
