/** What stops a payout, or was allowed in spite of, in one sentence's list. */
export const conditionsOf = (obstacles: readonly { text: string }[]): string =>
  obstacles.map(({ text }) => text).join(', ');
