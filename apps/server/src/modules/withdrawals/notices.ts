import type { Work } from '../../http/context.ts';
import { reasonSentence } from '../dictionary/index.ts';
import { pointsText, moneyText } from '../../core/money.ts';
import { withdrawalNumber } from '../../core/numbers.ts';
import type { WithdrawalRecord } from './repository/records.ts';

type Words = { title: string; text: string; tone: 'success' | 'danger' | 'info' };

function wordsOf(w: WithdrawalRecord): Words | undefined {
  const number = withdrawalNumber(w.number);
  const back = `${pointsText(w.points)} снова доступны.`;
  switch (w.status) {
    case 'approved':
      return {
        title: `Заявка ${number} одобрена`,
        text: `К выплате: ${moneyText(w.netKopecks)} на карту ${w.cardMask}.`,
        tone: 'info',
      };
    case 'paid':
      return {
        title: `Выплачено по заявке ${number}`,
        text: `${moneyText(w.netKopecks)} на карту ${w.cardMask}.`,
        tone: 'success',
      };
    case 'rejected': {
      const reason = reasonSentence('withdrawalReject', w.reasonCode ?? undefined, w.comment ?? undefined);
      return { title: `Заявка ${number} отклонена`, text: `${reason} ${back}`.trim(), tone: 'danger' };
    }
    case 'returned':
      return { title: `Выплата по заявке ${number} не прошла`, text: back, tone: 'danger' };
    case 'new':
    case 'on_review':
    case 'in_registry':
    case 'failed':
    case 'cancelled':
      return undefined;
  }
}

/** The member learns of every decision on his money in the portal and by SMS. */
export async function tellMember(work: Pick<Work, 'notify' | 'outbox'>, record: WithdrawalRecord): Promise<void> {
  const words = wordsOf(record);
  if (!words) return;
  await work.notify({
    userId: record.memberId,
    kind: `withdrawal.${record.status}`,
    ...words,
    entity: { type: 'withdrawal', id: record.id },
  });
  if (!record.memberPhone) return;
  await work.outbox.sms({
    userId: record.memberId,
    template: `withdrawal-${record.status}`,
    to: record.memberPhone,
    text: `${words.title}. ${words.text}`,
  });
}
