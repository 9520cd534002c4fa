import { defineMessages, type Messages } from '@pribavka/ui/messages';

const russian = {
  step: (number: number, total: number): string => `Шаг ${number} из ${total}.`,
  next: 'Далее',
  back: 'Назад',
};

export const wizardMessages: Messages<'forms.wizard', typeof russian> = defineMessages('forms.wizard', russian);
