/** Words for somebody without a single sale. */
export const newcomerMessages = {
  firstTitle: 'Зарегистрируйте первую продажу и получите баллы',
  how: [
    { title: 'Продайте товар из каталога', text: 'Сколько баллов даёт товар, видно в его карточке' },
    { title: 'Сфотографируйте чек', text: 'Или отсканируйте QR-код на нём и введите серийный номер' },
    { title: 'Получите баллы', text: 'Проверим продажу, начислим баллы, и их можно вывести на карту' },
  ],

  steps: 'Первые шаги',
  stepsDone: (done: number, all: number) => `${done} из ${all}`,
  phoneDone: 'Телефон подтверждён',
  emailDone: 'Почта подтверждена',
  passportDone: 'Паспорт и ИНН заполнены',
  cardDone: 'Карта для выплат добавлена',
  firstSale: 'Зарегистрируйте первую продажу',
  firstSaleText: 'За неё придут первые баллы',
  firstSaleAction: 'Зарегистрировать',
  emailAbsent: 'Укажите почту',
  emailAbsentText: 'На неё придёт ссылка, если забудете пароль',
  emailAbsentAction: 'Указать',
} as const;
