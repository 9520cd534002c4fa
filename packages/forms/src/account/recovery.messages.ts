import { defineMessages, type Messages } from '@pribavka/ui/messages';

const russian = {
  title: 'Резервные коды',
  text: 'Если телефона нет под рукой, войдите по одному из них: каждый действует один раз. Больше мы их не покажем.',
  copy: 'Скопировать',
  copied: 'Коды скопированы',
  download: 'Скачать',
  file: 'Прибавка, резервные коды.txt',
  print: 'Напечатать',
  kept: 'Коды сохранены',
};

export const recoveryMessages: Messages<'forms.recovery', typeof russian> = defineMessages('forms.recovery', russian);
