import { formatCount, pluralRu } from '@pribavka/ui/format';
import { defineMessages, type Messages } from '@pribavka/ui/messages';

const russian = {
  sending: (where: string): string => `Отправляем код на ${where}…`,
  sent: (where: string): string => `Отправили код на ${where}.`,
  early: 'Код, который приходил раньше, не подойдёт. Запросите новый.',
  send: 'Отправить код',
  label: 'Код подтверждения',
  confirm: 'Подтвердить',
  attempts: (count: number): string =>
    `${pluralRu(count, ['Осталась', 'Осталось', 'Осталось'])} ${formatCount(count, ['попытка', 'попытки', 'попыток'])}`,
  failed: 'Не смогли отправить код. Проверьте интернет и попробуйте снова.',
};

export const codeMessages: Messages<'forms.confirmation', typeof russian> = defineMessages(
  'forms.confirmation',
  russian,
);
