/** Words of the place of work. */
export const workMessages = {
  title: 'Место работы',
  company: 'Компания',
  companyInn: (name: string, inn: string) => `${name}, ИНН ${inn}`,
  store: 'Торговая точка',
  noStore: 'Не указана',
  change: 'Сменить',
  changeLabel: 'Сменить торговую точку',
  request: 'Запрос на смену точки',
  states: { open: 'На рассмотрении', withdrawn: 'Отозван', approved: 'Одобрен', rejected: 'Отклонён' },
  sent: (date: string) => `Отправлен ${date}`,
  decided: (date: string) => `Решение ${date}`,
  withdraw: 'Отозвать',
  withdrawTitle: 'Отозвать запрос?',
  withdrawText: 'Вы останетесь в прежней торговой точке. Запрос можно отправить ещё раз.',
  withdrawn: 'Запрос отозван',
} as const;
