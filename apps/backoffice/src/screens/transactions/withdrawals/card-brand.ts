const names: Readonly<Record<string, string>> = {
  mir: 'Мир',
  visa: 'Visa',
  mastercard: 'Mastercard',
  unionpay: 'UnionPay',
};

/** Payment system by its code; a code nobody knows is shown as it is. */
export const cardBrand = (code: string | null): string | undefined =>
  code === null ? undefined : (names[code] ?? code);
