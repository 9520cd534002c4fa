import type { Output } from '@pribavka/api';
import { formatMoney, formatNumber } from '@pribavka/ui/format';

import { type CellOf, momentLines, momentText, stateCell } from '../../shared/list/cells.ts';
import { shortName } from '../../shared/short-name.ts';
import { saleStates } from '../../shared/states.ts';
import { cellMessages } from './cell-messages.ts';
import { urgencyOf } from './deadline.ts';

export type AdminSaleRow = Output<'sales.adminList'>['items'][number];

const due: CellOf<AdminSaleRow> = ({ slaDueAt, status, overdue }) => {
  if (!slaDueAt || status !== 'moderation') return undefined;
  // It is in view at any width, so it has no width to spare.
  return momentLines(slaDueAt, overdue ? 'bad' : urgencyOf(slaDueAt, Date.now()));
};

/** What the columns of the list show, but for those that are hidden until they are asked for. */
export const saleCells = {
  // Under the number, which is in view at any width and on a phone.
  number: ({ number, flags }) =>
    flags.length === 0 ? number : { state: 'warn', text: number, second: cellMessages.flags(flags.length) },
  product: ({ firstProduct, itemsCount }) =>
    `${firstProduct?.name ?? '—'}${itemsCount > 1 ? cellMessages.more(itemsCount - 1) : ''}`,
  member: ({ member }) => shortName(member.name),
  totalKopecks: ({ totalKopecks }) => formatMoney(totalKopecks),
  points: ({ points }) => formatNumber(points, { sign: true }),
  store: ({ store }) => store?.name,
  submittedAt: ({ submittedAt }) => momentText(submittedAt, 'dateTimeSeconds'),
  saleDate: ({ saleDate }) => momentText(saleDate, 'date'),
  partner: ({ partner }) => partner?.name,
  moderator: ({ moderator, lockedBy }) => lockedBy?.name ?? moderator?.name,
  serials: ({ serialNumbers }) => serialNumbers.join(', ') || undefined,
  status: ({ status }) => stateCell(saleStates[status]),
  slaDueAt: due,
} as const satisfies Record<string, CellOf<AdminSaleRow>>;
