import { pointsGenitive } from '../../../core/money.ts';
import { plural } from '../../../core/text/plural.ts';
import type { Limits, PromotionRecord, PromotionRule } from '../../promotion-rules/index.ts';
import { number } from './conditions.ts';

interface Question {
  question: string;
  answer: string;
}

const stackAnswers: Readonly<Record<PromotionRule['stackMode'], string>> = {
  stack: 'Да. Баллы этой акции прибавляются к баллам других акций на тот же товар.',
  best: 'Из нескольких таких акций на один товар начислим одну, ту, что даёт больше баллов.',
  exclusive: 'Нет. Пока идёт эта акция, другие акции на её товары не действуют.',
};

const limitTexts = {
  memberTotal: (points) => `не больше ${pointsGenitive(points)} за всю акцию`,
  memberDay: (points) => `не больше ${pointsGenitive(points)} в день`,
  memberMonth: (points) => `не больше ${pointsGenitive(points)} в месяц`,
  storeTotal: (points) => `не больше ${pointsGenitive(points)} на торговую точку`,
  memberUnits: (units) => `не больше чем за ${number.format(units)} шт.`,
} as const satisfies Partial<Record<keyof Limits, (value: number) => string>>;

function limitsAnswer(limits: Limits): string | undefined {
  const keys = Object.keys(limitTexts) as (keyof typeof limitTexts)[];
  const texts = keys.flatMap((key) => {
    const value = limits[key];
    return value === undefined ? [] : [limitTexts[key](value)];
  });
  if (texts.length === 0) return undefined;
  const atLimit = limits.onLimit === 'cut' ? 'начислим остаток' : 'баллы акции не начислим';
  return `Да: ${texts.join(', ')}. Если продажа не помещается в предел, ${atLimit}. Базовые баллы от предела не зависят.`;
}

const activation = (days: number): string =>
  days === 0
    ? 'Сразу после проверки продажи.'
    : `После проверки продажи, но не раньше чем через ${number.format(days)} ${plural(days, 'день', 'дня', 'дней')} со дня продажи. До этого они видны как ожидающие активации.`;

/** What sellers ask of every promotion, answered by its own rule and the settings of points: nobody writes it by hand. */
export function questionsOf(record: PromotionRecord, settings: { holdDays: number }): Question[] {
  const limits = limitsAnswer(record.limits);
  return [
    {
      question: 'Нужно ли заявлять об участии?',
      answer: 'Нет. Зарегистрируйте продажу товара акции, и её баллы посчитаются сами.',
    },
    { question: 'Когда придут баллы?', answer: activation(settings.holdDays) },
    { question: 'Складывается ли с другими акциями?', answer: stackAnswers[record.stackMode] },
    ...(limits === undefined ? [] : [{ question: 'Есть ли предел?', answer: limits }]),
    ...(record.budgetPoints === null
      ? []
      : [
          {
            question: 'Что будет, если бюджет акции закончится?',
            answer:
              'Новые продажи получат только базовые баллы. За продажи, отправленные раньше, баллы акции сохранятся.',
          },
        ]),
    {
      question: 'Что будет, если покупатель вернёт товар?',
      answer: 'Баллы за него спишем, а план и пределы акции посчитаем по оставшимся продажам.',
    },
  ];
}
