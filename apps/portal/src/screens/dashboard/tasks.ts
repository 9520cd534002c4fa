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
        title: messages.clarifyTitle(sale.number),
        text: sale.reasonText ?? undefined,
        action: messages.clarifyAction,
        to: saleUrl(sale.id),
      });
    }
    if (sale.status === 'draft' && sale.saleDate) {
      tasks.push({
        id: sale.id,
        glyph: 'draft',
        title: messages.draftTitle(sale.number),
        text: `${sale.items[0]?.product.name ?? ''} ${formatDate(sale.saleDate, 'listDay')}`.trim(),
        action: messages.draftAction,
        to: newSaleUrl({ draft: sale.id }),
      });
    }
  }
  if (user.email && !user.isEmailVerified) {
    tasks.push({
      id: 'email',
      glyph: 'new',
      title: messages.emailTitle,
      text: user.email,
      action: messages.emailAction,
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
          ? messages.passportTitle
          : status === 'declined'
            ? messages.passportDeclined
            : messages.passportExpired,
      text: declineReason ?? messages.passportText,
      action: messages.passportAction,
      to: profileUrl('passport'),
    });
  }
  if (cards?.length === 0) {
    tasks.push({
      id: 'card',
      glyph: 'new',
      title: messages.cardTitle,
      text: messages.cardText,
      action: messages.cardAction,
      to: profileUrl('cards'),
    });
  }
  return tasks;
}
