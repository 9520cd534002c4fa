import { formatNumber } from '@pribavka/ui';

/** Large budgets do not fit a column digit by digit; the exact ones are in its title. */
const millions = (points: number): string => formatNumber(points / 1_000_000, { fraction: 2 });

export const budgetMessages = {
  none: 'без бюджета',
  spent: (spent: number) => `${formatNumber(spent)} израсходовано`,
  share: (gone: number, budget: number) =>
    budget < 1_000_000
      ? `${formatNumber(gone)} из ${formatNumber(budget)}`
      : `${millions(gone)} из ${millions(budget)} млн`,
  of: (spent: number, reserved: number, budget: number) =>
    `Израсходовано ${formatNumber(spent)}, зарезервировано ${formatNumber(reserved)} из ${formatNumber(budget)} баллов`,
} as const;
