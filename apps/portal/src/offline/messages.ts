/** Words about a lost signal and a new version. */
export const offlineMessages = {
  /** Without a network at all. */
  offline: 'Нет сети.',
  /** There is a network, and no answer. */
  away: 'Нет связи с сервером.',
  /** A command is on its way, and nothing comes back. */
  slow: 'Сервер отвечает дольше обычного. Введённое на месте: дождитесь ответа',
  dataAt: (when: string) => `Данные на ${when}`,
  nothingKept: 'Показываем то, что успели загрузить',
  retry: 'Обновить',
  newVersion: 'Доступна новая версия',
  update: 'Обновить',
} as const;
