import { formatCount } from '@pribavka/ui/format';
import { defineMessages, type Messages } from '@pribavka/ui/messages';

const russian = {
  sending: 'Отправляем код…',
  sent: (where: string): string => `Отправили код на ${where}.`,
  label: 'Код подтверждения',
  confirm: 'Подтвердить',
  attempts: (count: number): string => `Осталось ${formatCount(count, ['попытка', 'попытки', 'попыток'])}`,
  failed: 'Не смогли отправить код. Проверьте интернет и попробуйте снова.',
};

export const codeMessages: Messages<'forms.confirmation', typeof russian> = defineMessages(
  'forms.confirmation',
  russian,
);
