import { defineMessages, type Messages } from '@pribavka/ui/messages';

const russian = {
  card: 'Номер карты',
  amount: 'Сколько',
  all: (amount: string): string => `Все ${amount}`,
  available: (amount: string): string => `Доступно ${amount}`,
  quick: 'Быстрый выбор суммы',
};

export const moneyMessages: Messages<'forms.money', typeof russian> = defineMessages('forms.money', russian);
