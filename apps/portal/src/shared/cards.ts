import { hideCard } from '@pribavka/ui';

const brands: Readonly<Record<string, string>> = {
  mir: 'Мир',
  visa: 'Visa',
  mastercard: 'Mastercard',
  maestro: 'Maestro',
  unionpay: 'UnionPay',
};

export const brandName = (brand: string | null): string => (brand === null ? 'Карта' : (brands[brand] ?? brand));

/** «Мир •• 4839». */
export const cardName = ({ brand, mask }: { brand: string | null; mask: string }): string =>
  `${brandName(brand)} ${hideCard(mask)}`;
