import type { Db } from '../../db/open.ts';
import type { Work } from '../../http/context.ts';
import { notifyAll } from '../../core/notices/notify.ts';
import { requestNumber } from '../../core/numbers.ts';
import type { RequestRecord } from './repository/requests.ts';

type Channels = Pick<Work, 'db' | 'notify' | 'outbox'>;

const entityOf = (request: RequestRecord) => ({ type: 'support_request' as const, id: request.id });
const brief = (text: string): string => (text.length > 300 ? `${text.slice(0, 299)}…` : text);

/** A guest has no screen of ours: he gets the answer itself, by letter or, without an address, by SMS. */
async function answerGuest(work: Channels, request: RequestRecord, title: string, text: string): Promise<void> {
  const template = 'support-answer';
  const { authorEmail, authorPhone } = request;
  if (authorEmail) {
    await work.outbox.email({ template, to: authorEmail, subject: title, text: `${request.subject}\n\n${text}` });
  } else if (authorPhone) {
    await work.outbox.sms({ template, to: authorPhone, text: `Прибавка. ${title}: ${brief(text)}` });
  }
}

/** The author learns of an answer or of the end: in the app and by letter, by SMS when he has no address. */
export async function notifyAuthor(
  work: Channels,
  request: RequestRecord,
  what: 'answered' | 'resolved',
  text: string,
): Promise<void> {
  const number = requestNumber(request.number);
  const title = what === 'resolved' ? `Обращение ${number} решено` : `Ответ по обращению ${number}`;
  const said = text || 'Если вопрос остался, напишите в этом же обращении.';
  const { authorId: userId } = request;
  if (userId === null) return answerGuest(work, request, title, said);
  await work.notify({
    userId,
    kind: `support.${what}`,
    title,
    text: brief(said),
    tone: what === 'resolved' ? 'success' : 'info',
    entity: entityOf(request),
  });
  const template = `support-${what}`;
  if (request.authorEmail) {
    const letter = `${request.subject}\n\n${said}`;
    await work.outbox.email({ userId, template, to: request.authorEmail, subject: title, text: letter });
  } else if (request.authorPhone) {
    const sms = `Прибавка. ${title}. Откройте «Мои обращения» в профиле.`;
    await work.outbox.sms({ userId, template, to: request.authorPhone, text: sms });
  }
}

/** Notifies the assignee of a new message from the author. */
export async function notifyAssignee(
  work: Channels,
  request: RequestRecord,
  what: 'message' | 'assigned' | 'reopened',
  by: string | null,
): Promise<void> {
  const { assigneeId: userId } = request;
  if (userId === null || userId === by) return;
  const number = requestNumber(request.number);
  const titles = {
    message: `Новое сообщение в обращении ${number}`,
    assigned: `Вам назначено обращение ${number}`,
    reopened: `Обращение ${number} возобновлено`,
  };
  await work.notify({
    userId,
    kind: `support.${what}`,
    title: titles[what],
    text: request.subject,
    entity: entityOf(request),
  });
}

/** The author's duplicates are one request now: the line leads to it. A guest reads its number in the next answer. */
export async function notifyMerged(work: Channels, main: RequestRecord, numbers: string): Promise<void> {
  if (main.authorId === null) return;
  await work.notify({
    userId: main.authorId,
    kind: 'support.merged',
    title: `Обращения объединены: ${requestNumber(main.number)}`,
    text: `Переписка по ${numbers} продолжается здесь.`,
    entity: entityOf(main),
  });
}

/** Notifies everyone whose role is to answer requests; the rest see it in the queue. */
export async function notifyAgents(db: Db, request: RequestRecord, at: Date): Promise<void> {
  const people = await db
    .selectFrom('users')
    .select('id')
    .where('roleCode', '=', 'support')
    .where('status', '=', 'confirmed')
    .where('id', 'is distinct from', request.authorId)
    .limit(200)
    .execute();
  await notifyAll(
    db,
    people.map(({ id }) => id),
    {
      kind: 'support.created',
      title: `Новое обращение ${requestNumber(request.number)}`,
      text: request.subject,
      entity: entityOf(request),
    },
    at,
  );
}
