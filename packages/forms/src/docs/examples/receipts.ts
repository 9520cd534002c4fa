export interface Receipt {
  readonly number: number;
  readonly sum: number;
}

export const receiptsInAll = 1_000_000;
const portion = 100;

/** Stands for a request to your server: the next hundred after this number, from the first without one. */
export const askReceipts = (after: number | undefined): Receipt[] =>
  Array.from({ length: portion }, (_, at) => (after ?? 0) + at + 1)
    .filter((number) => number <= receiptsInAll)
    .map((number) => ({ number, sum: (number * 7919) % 90_000 }));
