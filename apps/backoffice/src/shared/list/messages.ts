export const listMessages = {
  views: 'Показать',
  nothing: {
    title: 'Ничего не нашли',
    text: 'Измените запрос или сбросьте фильтры.',
    reset: 'Сбросить фильтры',
  },
} as const;
