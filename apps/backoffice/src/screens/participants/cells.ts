import type { Output } from '@pribavka/api';
import { formatPhone } from '@pribavka/ui/format';

import { type CellOf, countCell, momentText, stateCell } from '../../shared/list/cells.ts';
import { memberStates } from '../../shared/states.ts';

export type MemberRow = Output<'members.list'>['items'][number];

/** Phones come masked to a reader without the right to contacts. */
export const phoneText = (phone: string | null): string =>
  phone && /^\d{11}$/.test(phone) ? formatPhone(phone) : (phone ?? '—');

/** What the columns of the list show, but for those that are hidden until they are asked for. */
export const memberCells = {
  fullName: ({ fullName }) => fullName,
  phone: ({ phone }) => phoneText(phone),
  status: ({ status }) => stateCell(memberStates[status]),
  active: ({ active }) => countCell(active),
  salesLast30Days: ({ salesLast30Days }) => countCell(salesLast30Days),
  store: ({ store }) => store?.name,
  registeredAt: ({ registeredAt }) => momentText(registeredAt, 'date'),
} as const satisfies Record<string, CellOf<MemberRow>>;
