import type { Work } from '../../http/context.ts';
import { defineWorkNotice } from './define.ts';
import { holdersOf } from './notify.ts';

const base = {
  entity: 'process',
  variables: { title: 'Экспорт продаж', text: 'Строк: 1 240' },
  text: '{text}',
} as const;

/** A list a member has uploaded came to its end: members have no list of processes. */
export const processCompleted = defineWorkNotice({
  ...base,
  kind: 'process.completed',
  about: 'Процесс завершён',
  tone: 'success',
  title: '{title}',
});

export const processCompletedWithErrors = defineWorkNotice({
  ...base,
  kind: 'process.with_errors',
  about: 'Процесс завершён с ошибками',
  tone: 'warning',
  title: '{title}',
});

export const processFailed = defineWorkNotice({
  ...base,
  kind: 'process.failed',
  about: 'Процесс не завершён',
  tone: 'danger',
  title: 'Не завершён процесс: {title}',
});

interface Failed {
  id: string;
  title: string;
  attempt: number;
  startedBy: string | null;
}

async function isOfOffice(db: Work['db'], id: string): Promise<boolean> {
  const person = await db.selectFrom('users').select('roleCode').where('id', '=', id).executeTakeFirst();
  return person !== undefined && person.roleCode !== 'member' && person.roleCode !== 'technical';
}

/** Who has started it learns that it failed; what nobody of the back-office has started, those who look after processes. */
export async function notifyFailed(
  work: Pick<Work, 'db' | 'notify'>,
  { id, title, attempt, startedBy }: Failed,
  reason: string,
): Promise<void> {
  const own = startedBy !== null && (await isOfOffice(work.db, startedBy));
  const people = own ? [startedBy] : await holdersOf(work.db, 'logs.processList:update');
  const outgoing = people.map((userId) => ({
    userId,
    entityId: id,
    key: `process-failed:${id}:${attempt}`,
    values: { title, text: reason },
  }));
  if (outgoing.length > 0) await work.notify(processFailed, ...outgoing);
}
