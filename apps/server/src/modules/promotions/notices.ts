import { sql } from 'kysely';

import type { Work } from '../../http/context.ts';
import { notifyAll } from '../../core/notices/notify.ts';
import { promotionNumber } from '../../core/numbers.ts';
import type { Locked } from './repository/lock.ts';
import type { PromotionAction } from './domain/stages.ts';
import { quoted } from '../../core/text/quoted.ts';

type Channels = Pick<Work, 'db' | 'notify' | 'outbox' | 'now'> & { actor: { id: string; name: string } };

interface Step {
  action: PromotionAction;
  comment: string | null;
}

/** People of the programme who may approve: they see everything and change promotions. */
async function readDeciders(db: Work['db'], except: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select u.id from users u join roles o on o.code = u.role_code
    where u.status = 'confirmed' and o.data_scope = 'all' and u.role_code not in ('member', 'technical')
      and not u.id = any(${[...except]}::uuid[])
      and exists (select from role_grants g where g.role_code = u.role_code and g.action = 'update'
        and g.group_code = 'promotions.promotionDetailAdmin')
    limit 500`.execute(db);
  return rows.map(({ id }) => id);
}

const decisions: Partial<Record<PromotionAction, { title: string; tone: 'success' | 'warning' | 'danger' }>> = {
  approve: { title: 'согласована', tone: 'success' },
  activate: { title: 'запущена', tone: 'success' },
  return: { title: 'возвращена на доработку', tone: 'warning' },
  reject: { title: 'отклонена', tone: 'danger' },
};

async function notifyAuthor(work: Channels, promotion: Locked, { action, comment }: Step): Promise<void> {
  const decision = decisions[action];
  const { authoredBy: userId } = promotion;
  if (!decision || userId === null || userId === work.actor.id) return;
  const title = `Акция ${promotionNumber(promotion.number)} ${decision.title}`;
  const text = comment ? `${quoted(promotion.name)}. ${comment}` : quoted(promotion.name);
  const entity = { type: 'promotion' as const, id: promotion.id };
  await work.notify({ userId, kind: `promotion.${action}`, title, text, tone: decision.tone, entity });
  const { rows } = await sql<{ email: string | null }>`select email from users where id = ${userId}`.execute(work.db);
  const to = rows[0]?.email;
  if (to) await work.outbox.email({ userId, template: `promotion-${action}`, to, subject: title, text });
}

/** Who approves learns of a request, its author of the decision. */
export async function notifyOfStep(work: Channels, promotion: Locked, step: Step): Promise<void> {
  if (step.action !== 'submit') return notifyAuthor(work, promotion, step);
  const except = [work.actor.id, ...(promotion.authoredBy === null ? [] : [promotion.authoredBy])];
  const said = step.comment ? ` ${step.comment}` : '';
  await notifyAll(
    work.db,
    await readDeciders(work.db, except),
    {
      kind: 'promotion.submit',
      title: `Акция ${promotionNumber(promotion.number)} ждёт согласования`,
      text: `${quoted(promotion.name)}, автор ${work.actor.name}.${said}`,
      entity: { type: 'promotion', id: promotion.id },
    },
    work.now(),
  );
}
