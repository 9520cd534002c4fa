import { dayText } from '../../core/calendar.ts';
import { pointsText } from '../../core/money.ts';
import { defineNotice, defineWorkNotice } from '../../core/notices/define.ts';
import { holdersOf, type Notify } from '../../core/notices/notify.ts';
import { saleNumber } from '../../core/numbers.ts';
import type { Work } from '../../http/context.ts';
import { programmeDay } from '../../http/wire-date.ts';
import type { DecidedSale } from './commands/decide.ts';

const base = { topic: 'sales', entity: 'sale' } as const;
const number = 'П-000124';

const confirmed = defineNotice({
  ...base,
  kind: 'sale.confirmed',
  about: 'Продажа подтверждена',
  tone: 'success',
  variables: { number, points: '250 баллов', day: '04.12.2026' },
  title: 'Продажа {number} подтверждена',
  text: 'Начислено: {points}. Доступно с {day}.',
  sms: 'Продажа {number} подтверждена. Начислено: {points}. Доступно с {day}.',
});

const rejected = defineNotice({
  ...base,
  kind: 'sale.rejected',
  about: 'Продажа отклонена',
  tone: 'danger',
  variables: { number, reason: 'На чеке не видно товара.' },
  title: 'Продажа {number} отклонена',
  text: '{reason}',
  sms: 'Продажа {number} отклонена. {reason}',
});

const partly = defineNotice({
  ...base,
  kind: 'sale.partly',
  about: 'Продажа подтверждена частично',
  tone: 'warning',
  variables: {
    number,
    points: '90 баллов',
    day: '04.12.2026',
    reason: 'На чеке не видно товара.',
    until: '02.12.2026',
  },
  title: 'Продажа {number} подтверждена частично',
  text: 'Начислено: {points}. Доступно с {day}. Остальное отклонено: {reason} Оспорить отказ можно до {until}.',
  sms: 'Продажа {number} подтверждена частично, начислено: {points}. Оспорить отказ можно до {until}.',
});

const refusalKept = defineNotice({
  ...base,
  kind: 'sale.refusal_kept',
  about: 'Отказ по позициям остался в силе',
  tone: 'danger',
  variables: { number, reason: 'На чеке не видно товара.' },
  title: 'Продажа {number}: отказ остался в силе',
  text: '{reason}',
  sms: 'Продажа {number}: отказ по позициям остался в силе. {reason}',
});

const clarification = defineNotice({
  ...base,
  kind: 'sale.clarification',
  about: 'По продаже есть вопрос',
  tone: 'warning',
  variables: { number, question: 'Приложите фото серийного номера.' },
  title: 'По продаже {number} есть вопрос',
  text: '{question}',
  sms: 'По продаже {number} есть вопрос. {question}',
});

const undone = defineNotice({
  ...base,
  kind: 'sale.undone',
  about: 'Решение по продаже отменено',
  tone: 'info',
  variables: { number },
  title: 'Продажа {number} снова на проверке',
  text: 'Решение по ней отменено.',
  sms: 'Продажа {number} снова на проверке: решение по ней отменено.',
});

const returned = defineNotice({
  ...base,
  kind: 'sale.returned',
  about: 'Возврат по продаже',
  tone: 'warning',
  variables: { number, text: 'Покупатель вернул товар. Списано: 250 баллов.' },
  title: 'Возврат по продаже {number}',
  text: '{text}',
  sms: 'Возврат по продаже {number}. Подробности в «Моих продажах».',
});

const overdue = defineWorkNotice({
  kind: 'sale.overdue',
  about: 'Продажи ждут проверки дольше срока',
  tone: 'warning',
  variables: { count: '12' },
  title: 'Просрочена проверка продаж: {count}',
  text: 'Срок решения по ним уже вышел. Начните с самых старых.',
});

/** Moderators learn once a day how many sales wait longer than promised. */
export async function notifyOverdue(work: Pick<Work, 'db' | 'notify'>, count: number, day: string): Promise<void> {
  if (count === 0) return;
  const people = await holdersOf(work.db, 'sales.sale:update');
  const values = { count: String(count) };
  await work.notify(overdue, ...people.map((userId) => ({ userId, key: `sales-overdue:${day}`, values })));
}

/** The seller learns of a decision, in its transaction. */
export async function notifyMember(
  { notify }: { notify: Notify },
  sale: DecidedSale,
  kind: 'decided' | 'undone' = 'decided',
): Promise<void> {
  const about = { userId: sale.memberId, entityId: sale.id };
  const number = saleNumber(sale.number);
  const reason = sale.reasonText ?? '';
  if (kind === 'undone') return notify(undone, { ...about, values: { number } });
  if (sale.isRefusalKept) return notify(refusalKept, { ...about, values: { number, reason } });
  if (sale.status === 'confirmed' || sale.status === 'partially_returned' || sale.status === 'returned') {
    const day = sale.activateAt ? dayText(programmeDay(sale.activateAt)) : '';
    if (sale.disputeUntil && sale.reasonText) {
      const until = dayText(programmeDay(sale.disputeUntil));
      return notify(partly, { ...about, values: { number, points: pointsText(sale.pointsTotal), day, reason, until } });
    }
    return notify(confirmed, { ...about, values: { number, points: pointsText(sale.pointsTotal), day } });
  }
  if (sale.status === 'rejected') return notify(rejected, { ...about, values: { number, reason } });
  return notify(clarification, { ...about, values: { number, question: reason } });
}

export const notifyReturned = (
  { notify }: { notify: Notify },
  sale: { id: string; number: number; memberId: string },
  text: string,
): Promise<void> =>
  notify(returned, { userId: sale.memberId, entityId: sale.id, values: { number: saleNumber(sale.number), text } });
