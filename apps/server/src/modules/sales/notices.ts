import { pointsText } from '../../core/money.ts';
import type { Work } from '../../http/context.ts';
import { programmeDay } from '../../http/wire-date.ts';
import { dayText } from '../../core/calendar.ts';
import { saleNumber } from '../../core/numbers.ts';
import type { SaleRecord } from './repository/records.ts';

type Message = { title: string; text: string; tone: 'success' | 'danger' | 'warning' | 'info' };

function messageOf(sale: SaleRecord, kind: 'decided' | 'undone'): Message {
  const number = saleNumber(sale.number);
  if (kind === 'undone') {
    return { title: `Продажа ${number} снова на проверке`, text: 'Решение по ней отменено.', tone: 'info' };
  }
  if (sale.status === 'confirmed') {
    const day = sale.activateAt ? dayText(programmeDay(sale.activateAt)) : '';
    const text = `Начислено: ${pointsText(sale.pointsTotal)}. Доступны с ${day}.`;
    return { title: `Продажа ${number} подтверждена`, text, tone: 'success' };
  }
  if (sale.status === 'rejected') {
    return { title: `Продажа ${number} отклонена`, text: sale.reasonText ?? '', tone: 'danger' };
  }
  return { title: `По продаже ${number} есть вопрос`, text: sale.reasonText ?? '', tone: 'warning' };
}

/** The seller learns of a decision in the portal and by SMS, in the transaction of the decision. */
export async function notifyMember(
  work: Pick<Work, 'notify' | 'outbox'>,
  sale: SaleRecord,
  kind: 'decided' | 'undone' = 'decided',
): Promise<void> {
  const message = messageOf(sale, kind);
  await work.notify({
    userId: sale.memberId,
    kind: kind === 'undone' ? 'sale.undone' : `sale.${sale.status}`,
    title: message.title,
    text: message.text,
    tone: message.tone,
    entity: { type: 'sale', id: sale.id },
  });
  if (kind === 'decided' && sale.memberPhone) {
    await work.outbox.sms({
      userId: sale.memberId,
      template: `sale-${sale.status}`,
      to: sale.memberPhone,
      text: `${message.title}. ${message.text}`.trim(),
    });
  }
}
