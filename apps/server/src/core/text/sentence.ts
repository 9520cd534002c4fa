/** The text with a full stop at its end: «2 шт.» has one already. */
export const withStop = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`);
