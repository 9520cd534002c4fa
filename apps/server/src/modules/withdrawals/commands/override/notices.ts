import { moneyText } from '../../../../core/money.ts';
import { defineWorkNotice } from '../../../../core/notices/define.ts';
import { holdersOf } from '../../../../core/notices/notify.ts';
import { withdrawalNumber } from '../../../../core/numbers.ts';
import type { Work } from '../../../../http/context.ts';
import type { Actor } from '../../../../http/actor.ts';
import { obstaclesText } from '../../domain/obstacles.ts';
import type { WithdrawalRecord } from '../../repository/records.ts';

type Channels = Pick<Work, 'db' | 'notify'> & { actor: Pick<Actor, 'id' | 'name'> };

const base = { entity: 'withdrawal', byLetter: true } as const;
const number = 'В-000031';

const asked = defineWorkNotice({
  ...base,
  kind: 'withdrawal.override_asked',
  about: 'Выплата вопреки условиям ждёт второго сотрудника',
  tone: 'info',
  variables: { number, sum: '4 350 ₽', conditions: 'у участника задолженность 300 баллов', author: 'Орлова Нина' },
  title: 'Выплата {number} вопреки условиям ждёт вашего решения',
  text: 'К выплате {sum}, мешает: {conditions}. Автор: {author}.',
});

const decided = (status: 'approved' | 'rejected', tone: 'success' | 'danger', word: string) =>
  defineWorkNotice({
    ...base,
    kind: `withdrawal.override_${status}`,
    about: `Выплата вопреки условиям ${word}`,
    tone,
    variables: { number, comment: 'Долг погасит возврат.', author: 'Седов Роман' },
    title: `Выплата {number} вопреки условиям ${word}`,
    text: 'Автор решения: {author}. {comment}',
  });

const outcomes = {
  approved: decided('approved', 'success', 'согласована'),
  rejected: decided('rejected', 'danger', 'отклонена'),
} as const;

/** Everybody who may decide, but the one who asks. */
export async function notifyOverrideAsked(work: Channels, record: WithdrawalRecord): Promise<void> {
  const people = await holdersOf(work.db, 'transactionPage.detailTransaction:update', [work.actor.id]);
  const values = {
    number: withdrawalNumber(record.number),
    sum: moneyText(record.netKopecks),
    conditions: obstaclesText(record.obstacles, record.debt),
    author: work.actor.name,
  };
  await work.notify(asked, ...people.map((userId) => ({ userId, entityId: record.id, values })));
}

interface Outcome {
  status: keyof typeof outcomes;
  askedBy: string;
  comment: string | undefined;
}

/** The one who asked learns what has become of it. */
export async function notifyOverrideDecided(
  work: Channels,
  record: WithdrawalRecord,
  { status, askedBy, comment }: Outcome,
): Promise<void> {
  const values = { number: withdrawalNumber(record.number), comment: comment ?? '', author: work.actor.name };
  await work.notify(outcomes[status], { userId: askedBy, entityId: record.id, values });
}
