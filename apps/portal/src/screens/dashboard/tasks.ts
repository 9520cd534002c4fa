import { formatDate, type GlyphName } from '@pribavka/ui';

import type { PayoutCard, SaleRow, User } from '../../shared/contract.ts';
import { profileUrl } from '../profile/urls.ts';
import { newSaleUrl, saleUrl } from '../sales/urls.ts';
import { dashboardMessages as messages } from './messages.ts';

export interface Task {
  readonly id: string;
  readonly glyph: GlyphName;
  readonly title: string;
  readonly text?: string | undefined;
  /** What to press; a step that is done has nothing. */
  readonly act?: { readonly label: string; readonly to: string } | undefined;
}

export const task = (
  id: string,
  glyph: GlyphName,
  title: string,
  text: string | undefined,
  label: string,
  to: string,
): Task => ({
  id,
  glyph,
  title,
  text,
  act: { label, to },
});

export const emailTask = (email: string): Task =>
  task('email', 'new', messages.emailTitle, email, messages.emailAction, profileUrl('personal'));

export function passportTask({ status, declineReason }: User['passport']): Task | undefined {
  const to = profileUrl('passport');
  switch (status) {
    case 'empty':
      return task('passport', 'new', messages.passportTitle, messages.passportText, messages.passportFillAction, to);
    case 'declined':
      return task(
        'passport',
        'warn',
        messages.passportDeclined,
        declineReason ?? messages.passportText,
        messages.passportAction,
        to,
      );
    case 'expired':
      return task('passport', 'warn', messages.passportExpired, messages.passportText, messages.passportAction, to);
    case 'on_check':
    case 'verified':
      return undefined;
  }
}

export const cardTask = (): Task =>
  task('card', 'new', messages.cardTitle, messages.cardText, messages.cardAction, profileUrl('cards'));

function saleTask(sale: SaleRow): Task | undefined {
  if (sale.status === 'clarification') {
    const text = sale.reasonText ?? undefined;
    return task(sale.id, 'warn', messages.clarifyTitle(sale.number), text, messages.clarifyAction, saleUrl(sale.id));
  }
  if (sale.status !== 'draft' || !sale.saleDate) return undefined;
  const text = `${sale.items[0]?.product.name ?? ''} ${formatDate(sale.saleDate, 'listDay')}`.trim();
  const to = newSaleUrl({ draft: sale.id });
  return task(sale.id, 'draft', messages.draftTitle(sale.number), text, messages.draftAction, to);
}

/** What waits for the person, the most pressing first: lost points before unfinished papers. */
export function tasksOf(
  user: User,
  sales: readonly SaleRow[] | undefined,
  cards: readonly PayoutCard[] | undefined,
): Task[] {
  return [
    ...(sales ?? []).map(saleTask),
    user.email && !user.isEmailVerified ? emailTask(user.email) : undefined,
    passportTask(user.passport),
    cards?.length === 0 ? cardTask() : undefined,
  ].filter((one) => one !== undefined);
}
