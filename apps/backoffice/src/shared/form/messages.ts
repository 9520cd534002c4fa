import { formatCount } from '@pribavka/ui';

export const formMessages = {
  save: 'Сохранить',
  cancel: 'Отмена',
  open: 'Открыть',
  tooLong: (limit: number) => `Не больше ${formatCount(limit, ['знака', 'знаков', 'знаков'])}`,
  imageHint: 'JPEG, PNG или WebP до 10 МБ',
  noLogo: 'Убрать логотип',
  conflict: 'Запись изменена другим пользователем',
  someone: 'другой сотрудник',
  changedBy: (who: string, when: string) => `Автор изменения: ${who}, ${when}.`,
  changed: (fields: string) => `Изменено: ${fields}.`,
  requestAdvice: (requestId: string) =>
    `Попробуйте снова через минуту: введённое на месте. Если не поможет, сообщите поддержке номер запроса ${requestId}`,
  kept: 'Введённое вами осталось в форме: проверьте и сохраните ещё раз.',
} as const;
