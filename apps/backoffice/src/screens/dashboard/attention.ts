import type { Output } from '@pribavka/api';
import { formatCount } from '@pribavka/ui';

import { accessRolesUrl } from '../access-roles/urls.ts';
import { logsUrl } from '../logs/urls.ts';
import { waitingPointsUrl } from '../nomenclatures/urls.ts';
import { participantsUrl } from '../participants/urls.ts';
import { promotionsPath } from '../promotions/urls.ts';
import { salesUrl } from '../sales/urls.ts';
import { supportUrl } from '../support-requests/urls.ts';
import { transactionsUrl } from '../transactions/urls.ts';
import { dashboardMessages } from './messages.ts';

export type AttentionRow = Output<'summaries.members'>['attention'][number];
type Code = AttentionRow['code'];

interface AttentionItem {
  readonly text: (count: number) => string;
  /** The text says itself that all of them are late. */
  readonly late?: boolean;
  readonly url: () => string;
}

/** What each number is called and which list it opens: exactly the rows that are counted. */
export const attentionItems: Readonly<Partial<Record<Code, AttentionItem>>> = {
  sales_on_moderation: {
    text: (count) => `${formatCount(count, ['продажа ждёт', 'продажи ждут', 'продаж ждут'])} проверки`,
    url: () => salesUrl('moderation'),
  },
  sales_overdue: {
    text: (count) => formatCount(count, ['продажа просрочена', 'продажи просрочены', 'продаж просрочено']),
    late: true,
    url: () => `${salesUrl('moderation')}&f.overdue=1`,
  },
  members_on_moderation: {
    text: (count) => `${formatCount(count, ['участник ждёт', 'участника ждут', 'участников ждут'])} модерации`,
    url: () => participantsUrl('moderation'),
  },
  passports_on_check: {
    text: (count) => `${formatCount(count, ['паспорт', 'паспорта', 'паспортов'])} на проверке`,
    url: () => participantsUrl('passports'),
  },
  withdrawals_new: {
    text: (count) => `${formatCount(count, ['заявка', 'заявки', 'заявок'])} на вывод без решения`,
    url: () => transactionsUrl('withdrawals', '?view=waiting'),
  },
  withdrawals_failed: {
    text: (count) => formatCount(count, ['выплата не прошла', 'выплаты не прошли', 'выплат не прошло']),
    url: () => transactionsUrl('withdrawals', '?view=failed'),
  },
  tunings_on_approval: {
    text: (count) =>
      `${formatCount(count, ['корректировка ждёт', 'корректировки ждут', 'корректировок ждут'])} утверждения`,
    url: () => transactionsUrl('tunings', '?view=mine'),
  },
  overrides_on_approval: {
    text: (count) =>
      `${formatCount(count, ['выплата вопреки условиям ждёт', 'выплаты вопреки условиям ждут', 'выплат вопреки условиям ждут'])} вашего решения`,
    url: () => transactionsUrl('withdrawals', '?view=mine'),
  },
  registries_formed: {
    text: (count) => `${formatCount(count, ['реестр ждёт', 'реестра ждут', 'реестров ждут'])} вашей подписи`,
    url: () => transactionsUrl('registries', '?view=mine'),
  },
  promotions_on_approval: {
    text: (count) => `${formatCount(count, ['акция ждёт', 'акции ждут', 'акций ждут'])} согласования`,
    url: () => `${promotionsPath}?view=mine`,
  },
  points_on_approval: {
    text: (count) =>
      `${formatCount(count, ['товар с новыми баллами ждёт', 'товара с новыми баллами ждут', 'товаров с новыми баллами ждут'])} согласования`,
    url: waitingPointsUrl,
  },
  settings_pending: {
    text: () => 'Изменение настроек ждёт вашего подтверждения',
    url: () => transactionsUrl('settings'),
  },
  administrators_waiting: {
    text: (count) =>
      `${formatCount(count, ['учётная запись администратора ждёт', 'учётные записи администраторов ждут', 'учётных записей администраторов ждут'])} решения`,
    url: accessRolesUrl,
  },
  requests_overdue: {
    text: (count) => formatCount(count, ['обращение просрочено', 'обращения просрочены', 'обращений просрочено']),
    late: true,
    url: () => supportUrl('overdue'),
  },
  processes_failed: {
    text: (count) => `${formatCount(count, ['процесс', 'процесса', 'процессов'])} с ошибкой`,
    url: () => logsUrl('processes', '?view=failed'),
  },
};

/** «37 участников ждут модерации»; «Более 1 000 участников ждут модерации» where counting stopped. */
export function attentionText({ code, count, countCapped }: AttentionRow): string {
  const text = attentionItems[code]?.text(count) ?? '';
  return countCapped ? `Более ${text}` : text;
}

/** «просрочено 3», unless the text says it already. */
export function lateText({ code, overdue, overdueCapped }: AttentionRow): string | undefined {
  if (overdue === 0 || attentionItems[code]?.late) return undefined;
  return dashboardMessages.attention.overdue(overdue, overdueCapped);
}

/** Rows of several summaries joined: each item once, nothing with a zero. */
export function mergeAttention(lists: readonly (readonly AttentionRow[] | undefined)[]): AttentionRow[] {
  const byCode = new Map<Code, AttentionRow>();
  for (const row of lists.flatMap((list) => list ?? [])) {
    if (row.count > 0 && attentionItems[row.code]) byCode.set(row.code, row);
  }
  return [...byCode.values()];
}
