import { invalid } from '../../../http/problem.ts';

/** A reason to choose, and the sentence the person concerned will read. */
export interface Reason {
  code: string;
  name: string;
  text: string;
}

const reason = (code: string, name: string, text: string): Reason => ({ code, name, text });

export const reasons = {
  saleReject: [
    reason(
      'receipt_unreadable',
      'Чек не читается',
      'На фото не читается чек. Зарегистрируйте продажу ещё раз с чётким фото.',
    ),
    reason('receipt_other', 'В чеке другой товар', 'В чеке нет этого товара.'),
    reason('serial_mismatch', 'Серийный номер не подходит', 'Серийный номер не подходит к товару.'),
    reason('duplicate', 'Продажа уже зарегистрирована', 'Этот чек уже зарегистрирован.'),
    reason(
      'not_in_programme',
      'Не участвует в программе',
      'Товар или торговая точка не участвует в программе на дату продажи.',
    ),
    reason('other', 'Другая причина', ''),
  ],
  saleReturn: [
    reason('customer', 'Покупатель вернул товар', 'Покупатель вернул товар.'),
    reason('defect', 'Брак', 'Товар возвращён из-за брака.'),
    reason('mistake', 'Ошибка продажи', 'Продажа оформлена по ошибке.'),
  ],
  saleCancel: [
    reason('mistake', 'Ошибка в данных', 'В данных продажи ошибка.'),
    reason('returned', 'Товар вернули', 'Покупатель вернул товар до проверки.'),
    reason('other', 'Другая причина', ''),
  ],
  memberReject: [
    reason(
      'not_employee',
      'Не работает в торговой точке',
      'В торговой точке нет сотрудника с таким именем. Проверьте место работы.',
    ),
    reason('wrong_name', 'Ошибка в имени', 'Проверьте фамилию, имя и отчество: они не совпадают с данными партнёра.'),
    reason('duplicate', 'Уже участвует', 'Вы уже участвуете в программе с другим номером телефона.'),
    reason('other', 'Другая причина', ''),
  ],
  memberBlock: [
    reason('fake_receipts', 'Поддельные чеки', 'В ваших продажах найдены поддельные чеки.'),
    reason('shared_access', 'Передача доступа', 'Доступом пользовался другой человек.'),
    reason('left', 'Больше не работает', 'Партнёр сообщил, что вы больше не работаете в торговой точке.'),
    reason('other', 'Другая причина', ''),
  ],
  passportDecline: [
    reason('unreadable', 'Фото не читается', 'На фото не читаются данные. Переснимите разворот без бликов.'),
    reason('mismatch', 'Данные не совпадают с фото', 'Введённые данные не совпадают с фото паспорта.'),
    reason('wrong_person', 'Другой человек', 'Паспорт выдан на другое имя.'),
    reason('lapsed', 'Паспорт недействителен', 'Срок действия паспорта истёк. Укажите новый.'),
    reason('other', 'Другая причина', ''),
  ],
  storeReject: [
    reason('unknown', 'Точка не знает сотрудника', 'Точка не подтвердила, что вы в ней работаете.'),
    reason('wrong_store', 'Выбрана не та точка', 'Проверьте адрес: по данным партнёра вы работаете в другой точке.'),
    reason('other', 'Другая причина', ''),
  ],
  withdrawalReject: [
    reason('check', 'Нужна дополнительная проверка', 'Нужна дополнительная проверка продаж.'),
    reason('card', 'Карта не на имя участника', 'Карта выпущена на другое имя. Укажите свою карту.'),
    reason('other', 'Другая причина', ''),
  ],
  registryExit: [
    reason('composition', 'Ошибка в составе', 'В реестр вошли не те заявки.'),
    reason('check', 'Нужна проверка', 'Выплату нужно проверить до отправки в банк.'),
    reason('other', 'Другая причина', ''),
  ],
  tuning: [
    reason('compensation', 'Компенсация', 'Компенсация за неудобства.'),
    reason('contest', 'Приз конкурса', 'Приз конкурса.'),
    reason('error', 'Исправление ошибки', 'Исправление ошибки начисления.'),
    reason('other', 'Другая причина', ''),
  ],
  tuningReject: [
    reason('no_ground', 'Нет основания', 'Нет основания для корректировки.'),
    reason('wrong_file', 'Ошибка в файле', 'В файле ошибка, загрузите исправленный.'),
    reason('other', 'Другая причина', ''),
  ],
} satisfies Record<string, Reason[]>;

/** Name of a reason for people; a code that is no longer in the dictionary stays as it is. */
export const reasonName = (group: keyof typeof reasons, code: string): string =>
  reasons[group].find((item) => item.code === code)?.name ?? code;

/** An unknown code is refused even when a comment is given with it. */
export function checkReason(group: keyof typeof reasons, code: string | undefined): void {
  if (code !== undefined && !reasons[group].some((item) => item.code === code)) {
    throw invalid({ reasonCode: 'REASON_UNKNOWN' });
  }
}

// What a reason is stored and answered with.
const longest = 1000;

/** The sentence of a reason, with the person's own words after it when there are any. */
export function reasonSentence(
  group: keyof typeof reasons,
  code: string | undefined,
  text: string | undefined,
): string {
  const known = reasons[group].find((item) => item.code === code);
  const own = text?.trim() ?? '';
  const whole = [known?.text ?? '', own].filter((part) => part !== '').join(' ');
  // The code stands in a field of its own: where both do not fit, the words of the person go first.
  return whole.length > longest ? own : whole;
}
