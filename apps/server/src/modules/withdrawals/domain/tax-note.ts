import type { WithdrawalStatus } from '@pribavka/api';

import { moneyText } from '../../../core/money.ts';
import type { Money, TaxRules } from './tax.ts';

/** Whether what is withheld may still change: a registry decides it, and a refusal of the bank opens it again. */
export const isPreliminary = (status: WithdrawalStatus): boolean =>
  status === 'new' || status === 'on_review' || status === 'approved' || status === 'failed';

type Sums = Pick<Money, 'taxExemptUsedKopecks' | 'taxBaseKopecks'>;

const whoPays = {
  self_employed: 'налог самозанятый платит сам',
  partner_pays: 'налог платит работодатель',
  none: 'налог с выплат не удерживаем',
} as const;

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

const later = 'точно посчитаем, когда выплата войдёт в реестр';

/** Why so much is likely to be withheld, in one sentence. */
export function preliminaryNote(
  { taxMode, taxRate, taxExemptKopecks }: TaxRules,
  { taxExemptUsedKopecks, taxBaseKopecks }: Sums,
): string {
  switch (taxMode) {
    case 'gift_prize': {
      const limit = `${moneyText(taxExemptKopecks)} за год`;
      if (taxBaseKopecks === 0) return `Предварительно: налога нет, пока выплаты не больше ${limit}; ${later}.`;
      return taxExemptUsedKopecks === 0
        ? `Предварительно: необлагаемых ${limit} уже не осталось, удержим ${taxRate} %; ${later}.`
        : `Предварительно: ${moneyText(taxExemptUsedKopecks)} не облагаются, с ${moneyText(taxBaseKopecks)} удержим ${taxRate} %; ${later}.`;
    }
    case 'remuneration':
      return `Предварительно: удержим ${taxRate} % со всей суммы; ${later}.`;
    case 'none':
    case 'self_employed':
    case 'partner_pays':
      return `Предварительно: ${whoPays[taxMode]}.`;
  }
}

/** Why so much was withheld, in one sentence. */
export function decidedNote(
  { taxMode, taxRate, taxExemptKopecks }: TaxRules,
  { taxExemptUsedKopecks, taxBaseKopecks }: Sums,
): string {
  switch (taxMode) {
    case 'gift_prize': {
      const limit = `необлагаемых ${moneyText(taxExemptKopecks)} за год`;
      if (taxBaseKopecks === 0) return `Налог не удержан: выплаты не вышли за пределы ${limit}.`;
      return taxExemptUsedKopecks === 0
        ? `Налог ${taxRate} % удержан со всей суммы: ${limit} уже не осталось.`
        : `Налог ${taxRate} % удержан с ${moneyText(taxBaseKopecks)}, остальные ${moneyText(taxExemptUsedKopecks)} — из ${limit}.`;
    }
    case 'remuneration':
      return `Налог ${taxRate} % удержан со всей суммы.`;
    case 'none':
    case 'self_employed':
    case 'partner_pays':
      return `${capital(whoPays[taxMode])}.`;
  }
}

/** The sentence for a withdrawal as it stands; nothing is said of one that is over without a payout. */
export function taxNote(status: WithdrawalStatus, rules: TaxRules, sums: Sums): string | null {
  if (isPreliminary(status)) return preliminaryNote(rules, sums);
  return status === 'in_registry' || status === 'paid' ? decidedNote(rules, sums) : null;
}
