import { moneyText, pointsText } from '../../core/money.ts';
import { defineNotice, defineWorkNotice } from '../../core/notices/define.ts';
import { holdersOf, type Notify } from '../../core/notices/notify.ts';
import { withdrawalNumber } from '../../core/numbers.ts';
import type { Work } from '../../http/context.ts';
import { reasonSentence } from '../dictionary/index.ts';
import { readWithdrawals, type WithdrawalRecord } from './repository/records.ts';

const base = { topic: 'payouts', entity: 'withdrawal' } as const;
const number = 'В-000031';

const approved = defineNotice({
  ...base,
  kind: 'withdrawal.approved',
  about: 'Заявка на вывод одобрена',
  tone: 'info',
  variables: { number, sum: '4 350 ₽', card: '••\u00a04417' },
  title: 'Заявка {number} одобрена',
  text: 'Предварительно к выплате: {sum} на карту {card}.',
  sms: 'Заявка {number} одобрена. Предварительно к выплате: {sum}.',
});

const paid = defineNotice({
  ...base,
  kind: 'withdrawal.paid',
  about: 'Выплата отправлена',
  tone: 'success',
  variables: { number, sum: '4 350 ₽', card: '••\u00a04417' },
  title: 'Выплачено по заявке {number}',
  text: 'Банк перевёл {sum} на карту {card}.',
  sms: 'Выплачено по заявке {number}: {sum}.',
});

const rejected = defineNotice({
  ...base,
  kind: 'withdrawal.rejected',
  about: 'Заявка на вывод отклонена',
  tone: 'danger',
  variables: { number, reason: 'Данные карты не совпадают с паспортом.', points: '5 000 баллов' },
  title: 'Заявка {number} отклонена',
  text: '{reason} Снова доступно: {points}.',
  sms: 'Заявка {number} отклонена. Снова доступно: {points}, причина в «Моих баллах».',
});

const returned = defineNotice({
  ...base,
  kind: 'withdrawal.returned',
  about: 'Выплата не прошла',
  tone: 'danger',
  variables: { number, points: '5 000 баллов' },
  title: 'Выплата по заявке {number} не прошла',
  text: 'Банк не принял перевод. Снова доступно: {points}. Проверьте карту в профиле и подайте новую заявку.',
  sms: 'Выплата по заявке {number} не прошла. Снова доступно: {points}.',
});

const failed = defineWorkNotice({
  kind: 'withdrawal.failed',
  about: 'Банк не провёл выплату',
  tone: 'danger',
  entity: 'withdrawal',
  variables: { number },
  title: 'Банк не провёл выплату по заявке {number}',
  text: 'Решите: отправить ещё раз или вернуть баллы участнику.',
});

/** As the card is named on the member's screens: two dots and the last digits. */
const shortCard = (mask: string): string => `••\u00a0${mask.slice(-4)}`;

async function notifyMember({ notify }: { notify: Notify }, record: WithdrawalRecord): Promise<void> {
  const about = { userId: record.memberId, entityId: record.id };
  const number = withdrawalNumber(record.number);
  const points = pointsText(record.points);
  const money = { number, sum: moneyText(record.netKopecks), card: shortCard(record.cardMask) };
  switch (record.status) {
    case 'approved':
      return notify(approved, { ...about, values: money });
    case 'paid':
      return notify(paid, { ...about, values: money });
    case 'rejected': {
      const reason = reasonSentence('withdrawalReject', record.reasonCode ?? undefined, record.comment ?? undefined);
      return notify(rejected, { ...about, values: { number, reason, points } });
    }
    case 'returned':
      return notify(returned, { ...about, values: { number, points } });
    case 'new':
    case 'on_review':
    case 'in_registry':
    case 'failed':
    case 'cancelled':
      return undefined;
  }
}

/** Members learn of every decision on their money, of each as it stands now. */
export async function notifyMembers(work: Pick<Work, 'db' | 'notify'>, ids: readonly string[]): Promise<void> {
  for (const record of await readWithdrawals(work.db, ids)) await notifyMember(work, record);
}

/** Who decides about payouts learns of those the bank has not made. */
export async function notifyFailedPayouts(work: Pick<Work, 'db' | 'notify'>, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const people = await holdersOf(work.db, 'transactionPage.detailTransaction:create');
  for (const { id, number: own, registryNumber } of await readWithdrawals(work.db, ids)) {
    const outgoing = people.map((userId) => ({
      userId,
      entityId: id,
      key: `payout-failed:${id}:${registryNumber}`,
      values: { number: withdrawalNumber(own) },
    }));
    if (outgoing.length > 0) await work.notify(failed, ...outgoing);
  }
}
