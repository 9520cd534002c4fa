/** Words of the way to a list of sales, which the first screen has. */
export const uploadLinkMessages = {
  open: 'Загрузить списком',
  underWay: {
    columns: 'Продолжить список',
    checking: 'Продолжить список',
    rows: 'Продолжить список',
    sending: 'Список отправляется',
    done: 'Список отправлен',
  },
} as const;
