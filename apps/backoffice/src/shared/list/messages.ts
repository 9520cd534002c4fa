export const listMessages = {
  views: 'Показать',
  nothing: {
    title: 'Ничего не нашли',
    text: 'Измените запрос или сбросьте фильтры.',
    reset: 'Сбросить фильтры',
  },
  pasted: {
    found: (found: string, asked: string) => `Найдено ${found} из ${asked}.`,
    missing: (list: string) => `Не найдены: ${list}`,
    more: (count: string) => `и ещё ${count}.`,
    cut: (most: string, asked: string) => `Вставлено ${asked}, взяли первые ${most}.`,
    copy: 'Скопировать ненайденные',
    copied: 'Скопировали',
  },
} as const;
