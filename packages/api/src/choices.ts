/** Texts of the choices of records and settings: the forms, the cards, the journal and the files say the same. */
export const choiceTexts = {
  serialSource: { none: 'Не проверяется', pattern: 'По шаблону', registry: 'По реестру номеров' },
  returnPolicy: {
    only_pending: 'Только ожидающие баллы этой продажи',
    within_balance: 'В пределах баланса',
    to_debt: 'Всё; чего не хватит — задолженность',
  },
  taxMode: {
    none: 'Учёт налога вне программы',
    gift_prize: 'Подарки и призы: сверх необлагаемой суммы',
    remuneration: 'Вознаграждение: с первого рубля',
    self_employed: 'Самозанятый платит сам',
    partner_pays: 'Платит партнёр',
  },
  stackMode: { stack: 'Складывается', best: 'Лучшая из подходящих', exclusive: 'Только она' },
  visibility: { all: 'Всем', targeted: 'Только тем, кому положена', hidden: 'Никому' },
} as const;
