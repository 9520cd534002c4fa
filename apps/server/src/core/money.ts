const points = new Intl.NumberFormat('ru-RU');

const forms = { one: 'балл', few: 'балла', many: 'баллов', other: 'балла', zero: 'баллов', two: 'балла' };

const plural = new Intl.PluralRules('ru-RU');

/** «1 балл», «2 балла», «1 250 баллов». */
export const pointsText = (n: number): string => `${points.format(n)} ${forms[plural.select(n)]}`;

const rub = new Intl.NumberFormat('ru-RU', {
  style: 'currency',
  currency: 'RUB',
  minimumFractionDigits: 0,
  maximumFractionDigits: 2,
});

export const moneyText = (kopecks: number): string => rub.format(kopecks / 100);
