export const reasonMessages = {
  reason: 'Причина',
  comment: 'Комментарий',
  reads: 'Участник прочитает:',
  cancel: 'Отмена',
} as const;
