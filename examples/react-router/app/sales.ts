export interface Sale {
  readonly id: string;
  readonly product: string;
  readonly phone: string;
  readonly points: number;
}

/** What the form sends: the phone as digits, as the field holds it. */
export interface NewSale {
  readonly product: string;
  readonly phone: string;
  readonly points: number;
}

export const firstSales: readonly Sale[] = [
  { id: '1', product: 'Дрель', phone: '79123456789', points: 350 },
  { id: '2', product: 'Болгарка', phone: '79201112233', points: 120 },
];
