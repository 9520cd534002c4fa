import { hundredth } from '../../../core/exact.ts';
import { pointsText } from '../../../core/money.ts';
import { digitsText, type Mechanic } from '../../promotion-rules/index.ts';

const number = new Intl.NumberFormat('ru-RU');
const decimal = new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 2 });

/** «×1,5», «+300»: what stands on the corner of a picture. */
export function badgeOf(rule: Mechanic): string {
  switch (rule.mechanic) {
    case 'multiplier':
      return `×${digitsText(hundredth(rule.params.percent))}`;
    case 'fixed_per_unit':
      return `+${number.format(rule.params.points)}`;
    case 'percent_of_price':
      return `${decimal.format(rule.params.percent)} %`;
    case 'step':
    case 'first_sale':
    case 'bundle':
      return `+${number.format(rule.params.points)}`;
    case 'plan':
      return `от ${number.format(rule.params.tiers[0]?.units ?? 0)} шт.`;
  }
}

/** What one gets, in one line. */
export function benefitOf(rule: Mechanic): string {
  switch (rule.mechanic) {
    case 'multiplier':
      return `×${digitsText(hundredth(rule.params.percent))} к базовым баллам`;
    case 'fixed_per_unit':
      return `+${pointsText(rule.params.points)} за единицу`;
    case 'percent_of_price':
      return `${decimal.format(rule.params.percent)} % от цены баллами`;
    case 'step':
      return `+${pointsText(rule.params.points)} за каждые ${rule.params.every} шт.`;
    case 'plan':
      return `${pointsText(rule.params.points)} за единицу при плане от ${rule.params.tiers[0]?.units ?? 0} шт.`;
    case 'first_sale':
      return `+${pointsText(rule.params.points)} за первую продажу`;
    case 'bundle':
      return `+${pointsText(rule.params.points)} за комплект в одном чеке`;
  }
}

/** The mechanics in words, for the page of the promotion. */
export function ruleText(rule: Mechanic): string {
  switch (rule.mechanic) {
    case 'multiplier':
      return `Базовые баллы товара умножаются на ${digitsText(hundredth(rule.params.percent))}. Итог строки округляем до целого балла.`;
    case 'fixed_per_unit':
      return `За каждую проданную единицу сверх базовых начисляем ${pointsText(rule.params.points)}.`;
    case 'percent_of_price':
      return `Сверх базовых начисляем ${decimal.format(rule.params.percent)} % от цены продажи по курсу балла. Итог строки округляем до целого балла.`;
    case 'step':
      return `За каждые ${rule.params.every} шт. товара ${rule.params.per === 'period' ? 'за период акции' : 'в одной продаже'} начисляем ${pointsText(rule.params.points)}.`;
    case 'plan':
      return `За единицу начисляем ${pointsText(rule.params.points)}, когда план выполнен: ${rule.params.tiers
        .map((tier) => `от ${number.format(tier.units)} шт. — ${decimal.format(tier.percent)} %`)
        .join(', ')}. До первого порога баллы плана не начисляются, на пороге — за все проданные единицы.`;
    case 'first_sale':
      return `За первую продажу по условиям акции начисляем ${pointsText(rule.params.points)}.`;
    case 'bundle':
      return `За каждый полный комплект товаров в одном чеке начисляем ${pointsText(rule.params.points)}.`;
  }
}
