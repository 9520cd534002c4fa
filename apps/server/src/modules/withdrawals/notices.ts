import type { Work } from '../../http/context.ts';
import { reasonSentence } from '../dictionary/index.ts';
import { pointsText, moneyText } from '../../core/money.ts';
import { withdrawalNumber } from '../../core/numbers.ts';
import type { WithdrawalRecord } from './repository/records.ts';

type Message = { title: string; text: string; tone: 'success' | 'danger' | 'info' };

function messageOf(w: WithdrawalRecord): Message | undefined {
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
export async function notifyMember(work: Pick<Work, 'notify' | 'outbox'>, record: WithdrawalRecord): Promise<void> {
  const message = messageOf(record);
  if (!message) return;
  await work.notify({
    userId: record.memberId,
    kind: `withdrawal.${record.status}`,
    ...message,
    entity: { type: 'withdrawal', id: record.id },
  });
  if (!record.memberPhone) return;
  await work.outbox.sms({
    userId: record.memberId,
    template: `withdrawal-${record.status}`,
    to: record.memberPhone,
    text: `${message.title}. ${message.text}`,
  });
}
