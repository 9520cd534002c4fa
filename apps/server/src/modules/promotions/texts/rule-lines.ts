import { pointsText } from '../../../core/money.ts';
import { conditionLines, number, type RuleLine } from './conditions.ts';
import type { NameOf } from '../repository/names.ts';
import type { Conditions, Limits, PromotionRule } from '../../promotion-rules/index.ts';
import { sentenceOf, type PlainSentence } from './sentence.ts';
import { ruleText } from './badges.ts';

const limitTitles = {
  memberTotal: 'Лимит участника за акцию',
  memberDay: 'Лимит участника в день',
  memberMonth: 'Лимит участника в месяц',
  storeTotal: 'Лимит торговой точки',
} as const;

const stackTexts: Readonly<Record<PromotionRule['stackMode'], string>> = {
  stack: 'складывается с другими',
  best: 'из акций «лучшая» начисляется одна, с наибольшими баллами',
  exclusive: 'начисляется только она, другие акции на эти товары не действуют',
};

const visibilityTexts = {
  all: 'видна всем участникам',
  targeted: 'видна только тем, для кого действует',
  hidden: 'не видна участникам, баллы начисляются',
} as const;

export interface PlainRule extends PlainSentence {
  limits: Limits;
  stackMode: PromotionRule['stackMode'];
  /** Of the promotion, not of a version. */
  budgetPoints?: number | undefined;
}

export interface PlainPromotion extends PlainRule {
  submitUntil: string | undefined;
  visibility: keyof typeof visibilityTexts;
  priority: number | undefined;
}

function limitLines(limits: Limits, budgetPoints: number | undefined): RuleLine[] {
  const lines = (Object.keys(limitTitles) as (keyof typeof limitTitles)[]).flatMap((key) => {
    const value = limits[key];
    return value === undefined ? [] : [{ field: `limits.${key}`, title: limitTitles[key], text: pointsText(value) }];
  });
  const units =
    limits.memberUnits === undefined
      ? []
      : [
          {
            field: 'limits.memberUnits',
            title: 'Лимит единиц на участника',
            text: `${number.format(limits.memberUnits)} шт.`,
          },
        ];
  const atLimit = {
    field: 'limits.onLimit',
    title: 'На границе лимита и бюджета',
    text: limits.onLimit === 'cut' ? 'начисляется остаток' : 'не начисляется ничего',
  };
  const all = [...lines, ...units];
  return all.length > 0 || budgetPoints !== undefined || limits.onLimit !== undefined ? [...all, atLimit] : all;
}

/** What a version keeps, line by line. */
export const ruleLines = (rule: PlainRule, nameOf: NameOf, most?: number): RuleLine[] => [
  ...(rule.mechanic ? [{ field: 'params', title: 'Что даёт', text: ruleText(rule.mechanic) }] : []),
  ...(rule.mechanic?.mechanic === 'bundle'
    ? [
        {
          field: 'params.productIds',
          title: 'Комплект',
          text: rule.mechanic.params.productIds.map((id) => nameOf(id) ?? 'удалено').join(' + '),
        },
      ]
    : []),
  ...conditionLines(rule.conditions, nameOf, most),
  ...membershipLine(rule.conditions),
  ...limitLines(rule.limits, rule.budgetPoints),
  { field: 'stackMode', title: 'С другими акциями', text: stackTexts[rule.stackMode] },
];

const membershipLine = (c: Conditions): RuleLine[] =>
  c.storeGroupIds?.length || c.excludeStoreGroupIds?.length
    ? [
        {
          field: 'conditions.groupMembership',
          title: 'Состав групп',
          text:
            c.groupMembership === 'fixed'
              ? 'на день запуска: новые точки группы не участвуют'
              : 'меняется вместе с группой',
        },
      ]
    : [];

/** The whole promotion: its days, rule, budget and who sees it. */
export function plainLines(promotion: PlainPromotion, nameOf: NameOf): RuleLine[] {
  const { from, to, submitUntil, budgetPoints, visibility, priority } = promotion;
  const period = [from === undefined ? '' : `с ${from}`, to === undefined ? '' : `по ${to}`].filter(Boolean).join(' ');
  return [
    ...(period === '' ? [] : [{ field: 'startsAt', title: 'Продажи', text: period }]),
    ...(submitUntil === undefined
      ? []
      : [{ field: 'submitUntil', title: 'Регистрация продаж', text: `до ${submitUntil}` }]),
    ...ruleLines(promotion, nameOf),
    {
      field: 'budgetPoints',
      title: 'Бюджет',
      text: budgetPoints === undefined ? 'не ограничен' : pointsText(budgetPoints),
    },
    { field: 'visibility', title: 'Показ', text: visibilityTexts[visibility] },
    ...(priority === undefined ? [] : [{ field: 'priority', title: 'Приоритет', text: number.format(priority) }]),
  ];
}

/** As the contract answers it, without the lines of fields the reader does not see. */
export const textsOf = (promotion: PlainPromotion, nameOf: NameOf, hidden: readonly string[] = []) => ({
  sentence: sentenceOf(promotion, nameOf),
  lines: plainLines(promotion, nameOf)
    .filter(({ field }) => !hidden.includes(field))
    .map(({ title, text }) => ({ title, text: text.slice(0, 2000) })),
});

export const ruleTextsOf = (rule: PlainRule, nameOf: NameOf) => ({
  sentence: sentenceOf(rule, nameOf),
  lines: ruleLines(rule, nameOf).map(({ title, text }) => ({ title, text: text.slice(0, 2000) })),
});
