/** At fields of sales and of the lists they come in. */
export const saleFields = {
  SALE_SELLER_GIVEN: 'Продавца называет только внешняя система',
  SALE_SELLER_REQUIRED: 'Укажите продавца: memberId, userExternalId или phone',
  SALE_SELLER_TWICE: 'Продавец уже указан в {name}',
  SALE_SUBMIT: 'Внешняя система отправляет продажу сразу: submit = true',
  SALE_TOTAL: 'Сумма продажи — не больше {n|рубля|рублей|рублей}: проверьте цены и количество',
  SALE_LINE_POINTS: 'За одну позицию — не больше {n|балла|баллов|баллов}: уменьшите количество или проверьте цену',
  SALE_POINTS: 'За одну продажу — не больше {n|балла|баллов|баллов}: разделите её на несколько',
  SALE_RETURN_DATE: 'Дата возврата — между датой продажи и сегодняшним днём',
  SALE_LINES_DIFFER: 'В строках одной продажи это значение одинаково',
  SALE_LINES: 'В одной продаже не больше {n|строки|строк|строк}',
  SALE_NUMBER_TAKEN: 'Этот номер уже есть у другой продажи вашей точки: допишите к нему дату',
} as const;
