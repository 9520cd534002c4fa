/** Words of a product's card. */
export const productMessages = {
  title: 'Товар',
  loading: 'Загружаем товар…',
  failed: 'Не загрузили товар',
  missing: 'Такого товара в каталоге нет',
  base: 'Обычно',
  now: 'Сейчас за штуку',
  brand: 'Бренд',
  article: 'Артикул',
  gtin: 'Штрихкод',
  serial: 'Серийный номер',
  serialNeeded: 'Нужен при регистрации',
  serialFree: 'Не нужен',
  serialExample: 'Пример номера',
  promotions: 'Акции с этим товаром',
  about: 'Описание',
  register: 'Зарегистрировать продажу этого товара',
} as const;
