import { defineMessages, type Messages } from '@pribavka/ui/messages';

const categories = new Intl.PluralRules('ru');
const forms: Readonly<Record<string, string>> = { one: 'ошибка', few: 'ошибки' };

const russian = {
  errors: (count: number): string => `В форме ${count}\u00A0${forms[categories.select(count)] ?? 'ошибок'}`,
  network: 'Не удалось отправить. Проверьте интернет и попробуйте ещё раз, всё введённое на месте',
  restored: (fields: string): string => `Вернули введённое: ${fields}`,
  changedSince: (fields: string): string => `Запись с тех пор изменили: ${fields}. Проверьте, прежде чем сохранить.`,
  startOver: 'Начать заново',
  startedOver: 'Введённое убрано, в полях то, что сохранено',
  unknown: 'Не удалось отправить. Попробуйте ещё раз через минуту, всё введённое на месте',
};

export const formMessages: Messages<'forms.form', typeof russian> = defineMessages('forms.form', russian);
