import { hideCard } from '@pribavka/ui';

const names: Readonly<Record<string, string>> = {
  mir: 'Мир',
  visa: 'Visa',
  mastercard: 'Mastercard',
  unionpay: 'UnionPay',
};

/** «Мир •• 4839», as everywhere a card is named; of a payment system nobody knows the code is shown. */
export const cardName = ({ brand, mask }: { brand: string | null; mask: string }): string =>
  [brand !== null && (names[brand] ?? brand), hideCard(mask)].filter(Boolean).join(' ');
