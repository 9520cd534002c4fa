export const reasonWords = {
  reason: 'Причина',
  comment: 'Комментарий',
  reads: 'Участник прочитает:',
  cancel: 'Отмена',
} as const;
