import { plural } from './text/plural.ts';

const points = new Intl.NumberFormat('ru-RU');

/** «балл», «балла», «баллов». */
export const pointsWord = (n: number): string => plural(n, 'балл', 'балла', 'баллов');

/** «1 балл», «2 балла», «1 250 баллов». */
export const pointsText = (n: number): string => `${points.format(n)} ${pointsWord(n)}`;

/** After «не больше»: «1 балла», «2 баллов», «1 250 баллов». */
export const pointsGenitive = (n: number): string => `${points.format(n)} ${plural(n, 'балла', 'баллов', 'баллов')}`;

const rub = new Intl.NumberFormat('ru-RU', {
  style: 'currency',
  currency: 'RUB',
  minimumFractionDigits: 0,
  maximumFractionDigits: 2,
});

export const moneyText = (kopecks: number): string => rub.format(kopecks / 100);
