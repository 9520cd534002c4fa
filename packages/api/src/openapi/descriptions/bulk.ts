/** How a bulk call takes rows past those on screen. */
export const byQuery =
  'Вместо `ids` можно назвать отбор списка (`query`): с `preview: true` ответ говорит, сколько строк подходит и почему остальные останутся как есть, а решение идёт порциями, пока подходит ровно `expected` строк.';
