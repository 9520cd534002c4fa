/** Words of the choice of a shop, the same in Registration and in the profile. */
export const storeChoiceMessages = {
  searching: 'Ищем организацию…',
  store: 'В какой торговой точке вы работаете',
  search: 'Название или адрес',
  missing: 'Выберите торговую точку',
  none: 'Организация не участвует в программе. Проверьте ИНН или напишите в поддержку',
  failed: 'Не смогли найти организацию',
  retry: 'Повторить',
} as const;
