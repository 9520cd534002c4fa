import { defineDirect, defineNotice, defineWorkNotice } from '../../core/notices/define.ts';
import { sendDirect } from '../../core/notices/direct.ts';
import { holdersOf } from '../../core/notices/notify.ts';
import { requestNumber } from '../../core/numbers.ts';
import type { Work } from '../../http/context.ts';
import type { RequestRecord } from './repository/requests.ts';

type Channels = Pick<Work, 'db' | 'notify' | 'outbox'>;

const number = 'О-000057';
const entity = 'support_request';
const answerOf = (kind: 'answered' | 'resolved', title: string, tone: 'success' | 'info') =>
  defineNotice({
    kind: `support.${kind}`,
    about: kind === 'answered' ? 'Ответ поддержки' : 'Обращение решено',
    topic: 'support',
    tone,
    entity,
    variables: { number, text: 'Чек проверили, баллы начислены.' },
    title,
    text: '{text}',
    sms: `Прибавка. ${title}. Откройте «Мои обращения».`,
  });

const toAuthor = {
  answered: answerOf('answered', 'Ответ по обращению {number}', 'info'),
  resolved: answerOf('resolved', 'Обращение {number} решено', 'success'),
};

const merged = defineNotice({
  kind: 'support.merged',
  about: 'Обращения объединены',
  topic: 'support',
  tone: 'info',
  entity,
  variables: { number, numbers: 'О-000058, О-000059' },
  title: 'Обращения объединены: {number}',
  text: 'Переписка по {numbers} продолжается здесь.',
  sms: 'Прибавка: обращения {numbers} объединены с {number}.',
});

const workOf = (kind: string, about: string, title: string) =>
  defineWorkNotice({
    kind: `support.${kind}`,
    about,
    tone: 'info',
    entity,
    variables: { number, subject: 'Не пришли баллы за продажу' },
    title,
    text: '{subject}',
  });

const toAssignee = {
  message: workOf('message', 'Новое сообщение в обращении', 'Новое сообщение в обращении {number}'),
  assigned: workOf('assigned', 'Назначено обращение', 'Вам назначено обращение {number}'),
  reopened: workOf('reopened', 'Обращение возобновлено', 'Обращение {number} возобновлено'),
};

const created = workOf('created', 'Новое обращение', 'Новое обращение {number}');

const overdue = defineWorkNotice({
  kind: 'support.overdue',
  about: 'Обращение ждёт ответа дольше срока',
  tone: 'warning',
  entity,
  variables: { number, subject: 'Не пришли баллы за продажу' },
  title: 'Просрочен ответ: {number}',
  text: '{subject}',
});

const brief = (text: string): string => (text.length > 300 ? `${text.slice(0, 299)}…` : text);

const guestOf = (kind: 'answered' | 'resolved', about: string, title: string) =>
  defineDirect({
    kind: `support.guest_${kind}`,
    about,
    why: 'Вы получили это письмо, потому что написали в поддержку программы «Прибавка».',
    variables: { number, subject: 'Не приходит код', text: 'Код снова приходит: проверьте, пожалуйста.' },
    letter: { subject: title, text: '{subject}\n\n{text}' },
    sms: `Прибавка. ${title}: {text}`,
  });

const toGuest = {
  answered: guestOf('answered', 'Ответ поддержки гостю', 'Ответ по обращению {number}'),
  resolved: guestOf('resolved', 'Обращение гостя решено', 'Обращение {number} решено'),
};

/** A guest has no screen of ours: he gets the answer itself, by letter or, without an address, by SMS. */
async function answerGuest(
  work: Channels,
  { authorEmail, authorPhone, ...request }: RequestRecord,
  what: keyof typeof toGuest,
  text: string,
): Promise<void> {
  const values = { number: requestNumber(request.number), subject: request.subject };
  if (authorEmail) {
    await sendDirect(work, toGuest[what], { by: 'email', to: authorEmail, values: { ...values, text } });
  } else if (authorPhone) {
    await sendDirect(work, toGuest[what], { by: 'sms', to: authorPhone, values: { ...values, text: brief(text) } });
  }
}

/** The author learns of an answer or of the end; a guest reads it in the message itself. */
export async function notifyAuthor(
  work: Channels,
  request: RequestRecord,
  what: 'answered' | 'resolved',
  text: string,
): Promise<void> {
  const number = requestNumber(request.number);
  const said = text || 'Если вопрос остался, напишите в этом же обращении.';
  const { authorId: userId } = request;
  if (userId === null) return answerGuest(work, request, what, said);
  await work.notify(toAuthor[what], { userId, entityId: request.id, values: { number, text: brief(said) } });
}

/** Notifies the assignee of a new message from the author. */
export async function notifyAssignee(
  work: Pick<Channels, 'notify'>,
  request: RequestRecord,
  what: keyof typeof toAssignee,
  by: string | null,
): Promise<void> {
  const { assigneeId: userId } = request;
  if (userId === null || userId === by) return;
  const values = { number: requestNumber(request.number), subject: request.subject };
  await work.notify(toAssignee[what], { userId, entityId: request.id, values });
}

/** The author's duplicates are one request now: the line leads to it. A guest reads its number in the next answer. */
export async function notifyMerged(
  work: Pick<Channels, 'notify'>,
  main: RequestRecord,
  numbers: string,
): Promise<void> {
  if (main.authorId === null) return;
  const values = { number: requestNumber(main.number), numbers };
  await work.notify(merged, { userId: main.authorId, entityId: main.id, values });
}

/** Notifies everyone whose role is to answer requests; the rest see it in the queue. */
export async function notifyAgents(work: Pick<Channels, 'db' | 'notify'>, request: RequestRecord): Promise<void> {
  const people = await work.db
    .selectFrom('users')
    .select('id')
    .where('roleCode', '=', 'support')
    .where('status', '=', 'confirmed')
    .where('id', 'is distinct from', request.authorId)
    .limit(200)
    .execute();
  const values = { number: requestNumber(request.number), subject: request.subject };
  await work.notify(created, ...people.map(({ id: userId }) => ({ userId, entityId: request.id, values })));
}

/** Everybody may write to support; those who answer see the queue of everybody's requests. */
const answering = [
  'technicalSupport.technicalSupportList:read',
  'technicalSupport.detailRequestTechnicalSupport:update',
] as const;

/** A request nobody has answered in time: its assignee learns of it, or everybody whose role is to answer. */
export async function notifyOverdue(
  work: Pick<Channels, 'db' | 'notify'>,
  request: { id: string; number: number; subject: string; assigneeId: string | null; dueAt: Date },
): Promise<void> {
  const people = request.assigneeId ? [request.assigneeId] : await holdersOf(work.db, answering);
  const outgoing = people.map((userId) => ({
    userId,
    entityId: request.id,
    key: `support-overdue:${request.id}:${request.dueAt.getTime()}`,
    values: { number: requestNumber(request.number), subject: request.subject },
  }));
  if (outgoing.length > 0) await work.notify(overdue, ...outgoing);
}
