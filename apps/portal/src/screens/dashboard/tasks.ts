import { formatDate, type GlyphName } from '@pribavka/ui';

import type { PayoutCard, SaleRow, User } from '../../shared/contract.ts';
import { profileUrl } from '../profile/urls.ts';
import { newSaleUrl, saleUrl } from '../sales/urls.ts';
import { dashboardWords as words } from './words.ts';

export interface Task {
  readonly id: string;
  readonly glyph: GlyphName;
  readonly title: string;
  readonly text?: string | undefined;
  readonly action: string;
  readonly to: string;
}

/** What waits for the person, the most pressing first: lost points before unfinished papers. */
export function tasksOf(
  user: User,
  sales: readonly SaleRow[] | undefined,
  cards: readonly PayoutCard[] | undefined,
): Task[] {
  const tasks: Task[] = [];
  for (const sale of sales ?? []) {
    if (sale.status === 'clarification') {
      tasks.push({
        id: sale.id,
        glyph: 'warn',
        title: words.clarifyTitle(sale.number),
        text: sale.reasonText ?? undefined,
        action: words.clarifyAction,
        to: saleUrl(sale.id),
      });
    }
    if (sale.status === 'draft' && sale.saleDate) {
      tasks.push({
        id: sale.id,
        glyph: 'draft',
        title: words.draftTitle(sale.number),
        text: `${sale.items[0]?.product.name ?? ''} ${formatDate(sale.saleDate, 'listDay')}`.trim(),
        action: words.draftAction,
        to: newSaleUrl({ draft: sale.id }),
      });
    }
  }
  if (user.email && !user.isEmailVerified) {
    tasks.push({
      id: 'email',
      glyph: 'new',
      title: words.emailTitle,
      text: user.email,
      action: words.emailAction,
      to: profileUrl('personal'),
    });
  }
  const { status, declineReason } = user.passport;
  if (status === 'empty' || status === 'declined' || status === 'expired') {
    tasks.push({
      id: 'passport',
      glyph: status === 'empty' ? 'new' : 'warn',
      title:
        status === 'empty'
          ? words.passportTitle
          : status === 'declined'
            ? words.passportDeclined
            : words.passportExpired,
      text: declineReason ?? words.passportText,
      action: words.passportAction,
      to: profileUrl('passport'),
    });
  }
  if (cards?.length === 0) {
    tasks.push({
      id: 'card',
      glyph: 'new',
      title: words.cardTitle,
      text: words.cardText,
      action: words.cardAction,
      to: profileUrl('cards'),
    });
  }
  return tasks;
}
