import type { Config } from '../../../config.ts';
import { forgetOld } from '../../../core/forget-old.ts';
import { dropParts } from '../../../core/parts.ts';
import { forgetCounts } from '../../../http/limits/counts.ts';
import type { JobContext } from '../../../jobs/context.ts';
import { forgetMessages } from '../../../outbox/outbox.ts';
import { forgetCodes } from '../../codes/index.ts';
import { forgetMessengerCodes } from '../../notifications/index.ts';
import { forgetSaleLists } from '../../sales/index.ts';
import { forgetChallenges } from '../../second-factor/index.ts';
import { forgetAttempts } from '../../sessions/index.ts';
import { forgetTraffic } from '../../technical/index.ts';

/** What is removed when it has served its time. */
export interface RetentionRule {
  /** As people call it. */
  title: string;
  /** Why so long. */
  reason: string;
  days: number;
  /** Where it stands, and by which moment its age is counted. */
  places: readonly { table: string; moment: string }[];
  forget: (ctx: JobContext, before: Date) => Promise<void>;
}

async function forgetKeys({ db }: JobContext, before: Date): Promise<void> {
  await forgetOld(db, { table: 'idempotency_keys', moment: 'created_at' }, before);
}

/** Every term that is the same everywhere. */
export const retentionRules: readonly RetentionRule[] = [
  {
    title: 'Ключи повторных запросов',
    reason: 'повтор приходит в тот же день',
    days: 1,
    places: [{ table: 'idempotency_keys', moment: 'created_at' }],
    forget: forgetKeys,
  },
  {
    title: 'Попытки входа',
    reason: 'пауза не длиннее 15 минут',
    days: 2,
    places: [{ table: 'login_attempts', moment: 'last_at' }],
    forget: ({ db }, before) => forgetAttempts(db, before),
  },
  {
    title: 'Счётчики запросов по адресам',
    reason: 'предел считается за 10 минут',
    days: 1,
    places: [{ table: 'address_counts', moment: 'window_at' }],
    forget: ({ db }, before) => forgetCounts(db, before),
  },
  {
    title: 'Коды привязки мессенджера',
    reason: 'после срока не действуют',
    days: 1,
    places: [{ table: 'messenger_codes', moment: 'expires_at' }],
    forget: ({ db }, before) => forgetMessengerCodes(db, before),
  },
  {
    title: 'Коды и ссылки подтверждения',
    reason: 'разбор жалоб на вход',
    days: 30,
    places: [{ table: 'verification_codes', moment: 'expires_at' }],
    forget: forgetCodes,
  },
  {
    title: 'Проверки второго шага',
    reason: 'после срока не действуют',
    days: 1,
    places: [{ table: 'sign_in_challenges', moment: 'expires_at' }],
    forget: ({ db }, before) => forgetChallenges(db, before),
  },
  {
    title: 'Отправленные письма и SMS',
    reason: 'в них личные данные: пока вероятна жалоба',
    days: 90,
    places: [{ table: 'outbox_messages', moment: 'created_at' }],
    forget: (ctx, before) => forgetMessages(ctx.db, before, ctx.now()),
  },
  {
    title: 'Вызовы систем и доставка вебхуков',
    reason: 'сколько показывает карточка системы',
    days: 30,
    places: [
      { table: 'technical_calls', moment: 'at' },
      { table: 'webhook_deliveries', moment: 'occurred_at' },
    ],
    forget: (ctx, before) => forgetTraffic(ctx.db, before, ctx.now()),
  },
  {
    title: 'Незаконченные списки продаж',
    reason: 'их никто не трогал',
    days: 14,
    places: [{ table: 'sale_lists', moment: 'updated_at' }],
    forget: ({ db }, before) => forgetSaleLists(db, before),
  },
];

const auditRule = (days: number): RetentionRule => ({
  title: 'Журнал действий',
  reason: 'срок этой установки; уходит целыми месяцами',
  days,
  places: [{ table: 'audit_entries', moment: 'at' }],
  async forget(ctx, before) {
    await dropParts(ctx.db, 'audit_entries', before, ctx.now());
  },
});

/** Every term of an installation: the nightly job acts by this list, and the report reads it. */
export const rulesOf = ({ auditDays }: Pick<Config, 'auditDays'>): readonly RetentionRule[] => [
  ...retentionRules,
  ...(auditDays === undefined ? [] : [auditRule(auditDays)]),
];

const dayMs = 24 * 3_600_000;

/** What is older than this moment is due. */
export const dueBefore = ({ days }: RetentionRule, now: Date): Date => new Date(now.getTime() - days * dayMs);
