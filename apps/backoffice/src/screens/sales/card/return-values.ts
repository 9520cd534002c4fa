import type { Input } from '@pribavka/api';
import { programmeToday } from '@pribavka/forms/rules';

import type { Sale } from '../queue/decision.ts';

export interface ReturnValues {
  /** How many of each line came back, by the id of the line; of a line of one unit whether it did. */
  readonly [quantity: `q-${string}`]: number | boolean | undefined;
  readonly reasonCode?: string;
  readonly documentNumber?: string;
  readonly returnedAt?: string;
}

type Body = Input<'sales.return'>['body'];

export const fieldOf = (itemId: string): `q-${string}` => `q-${itemId}`;

export const leftOf = ({ status, quantity, returnedQuantity }: Sale['items'][number]): number =>
  status === 'approved' || status === 'partially_returned' ? quantity - returnedQuantity : 0;

/** East of the programme a sale may be of a day that has not begun here: it can come back on that day. */
export const lastDayOf = ({ saleDate }: Sale): string => {
  const today = programmeToday();
  return saleDate !== null && saleDate > today ? saleDate : today;
};

/** Lines that came back, as the server takes them; a line that is neither ticked nor counted did not. */
export const takenOf = (sale: Sale, values: ReturnValues): Body['items'] =>
  sale.items.flatMap(({ id }) => {
    const quantity = Number(values[fieldOf(id)] ?? 0);
    return quantity > 0 ? [{ id, quantity }] : [];
  });

/** The server names a line by its place among those sent; the form by the line itself. */
export function placeFields(
  fields: Readonly<Record<string, readonly string[]>>,
  taken: Body['items'],
): Record<string, readonly string[]> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, texts]) => {
      const at = /^items\[(\d+)\]/.exec(name)?.[1];
      const item = at === undefined ? undefined : taken[Number(at)];
      return [item ? fieldOf(item.id) : name, texts];
    }),
  );
}
