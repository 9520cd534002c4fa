/** At fields of new entries that exceed a bound of the programme, and of the bounds themselves. */
export const boundFields = {
  PRICE_BOUND: 'Не больше {n|рубля|рублей|рублей} за штуку: проверьте, нет ли лишних цифр',
  QUANTITY_BOUND: 'Не больше {n|штуки|штук|штук} в одной позиции: остальное добавьте ещё одной',
  ITEMS_BOUND: 'Не больше {n|позиции|позиций|позиций} в одной продаже: остальное зарегистрируйте ещё одной',
  BASE_POINTS_BOUND: 'Программа разрешает не больше {n|балла|баллов|баллов} за единицу: назначьте меньше',
  OPERATION_POINTS_BOUND: 'Программа разрешает не больше {n|балла|баллов|баллов} за одно начисление: разделите его',
  BOUND_ABOVE_OPERATION: 'Не больше, чем за одно начисление: {n|балла|баллов|баллов}',
} as const;
