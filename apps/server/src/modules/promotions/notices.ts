import { defineNotice, defineWorkNotice } from '../../core/notices/define.ts';
import { holdersOf } from '../../core/notices/notify.ts';
import { promotionNumber } from '../../core/numbers.ts';
import { quoted } from '../../core/text/quoted.ts';
import type { Work } from '../../http/context.ts';
import type { PromotionAction } from './domain/stages.ts';
import { authorsOf } from './policy.ts';
import type { Locked } from './repository/lock.ts';

type Channels = Pick<Work, 'db' | 'notify'> & { actor: { id: string; name: string } };

interface Step {
  action: PromotionAction;
  comment: string | null;
}

/** A promotion has begun for a member of its audience. */
export const newPromotion = defineNotice({
  kind: 'promotion.new',
  about: 'Новая акция',
  topic: 'promotions',
  tone: 'info',
  entity: 'promotion',
  variables: { name: '«Инструмент месяца»', until: '31.12.2026' },
  title: 'Новая акция: {name}',
  text: 'Продавайте товары акции до {until} и получайте больше баллов.',
  sms: 'Прибавка: новая акция {name}, до {until}. Условия в приложении.',
});

const base = { entity: 'promotion', variables: { number: 'А-000012', text: '«Инструмент месяца»' } } as const;

const submitted = defineWorkNotice({
  ...base,
  kind: 'promotion.submit',
  about: 'Акция ждёт согласования',
  tone: 'info',
  title: 'Акция {number} ждёт согласования',
  text: '{text}',
});

const decision = (action: string, tone: 'success' | 'warning' | 'danger', word: string) =>
  defineWorkNotice({
    ...base,
    kind: `promotion.${action}`,
    about: `Акция ${word}`,
    tone,
    byLetter: true,
    title: `Акция {number} ${word}`,
    text: '{text}',
  });

const decisions = new Map([
  ['approve', decision('approve', 'success', 'согласована')],
  ['activate', decision('activate', 'success', 'запущена')],
  ['return', decision('return', 'warning', 'возвращена на доработку')],
  ['reject', decision('reject', 'danger', 'отклонена')],
]);

async function notifyAuthor(work: Channels, promotion: Locked, { action, comment }: Step): Promise<void> {
  const event = decisions.get(action);
  const { authoredBy: userId } = promotion;
  if (!event || userId === null || userId === work.actor.id) return;
  const text = comment ? `${quoted(promotion.name)}. ${comment}` : quoted(promotion.name);
  const values = { number: promotionNumber(promotion.number), text };
  await work.notify(event, { userId, entityId: promotion.id, values });
}

/** Who approves learns of a request, its author of the decision. */
export async function notifyOfStep(work: Channels, promotion: Locked, step: Step): Promise<void> {
  if (step.action !== 'submit') return notifyAuthor(work, promotion, step);
  const except = [work.actor.id, ...authorsOf(promotion)];
  const said = step.comment ? ` ${step.comment}` : '';
  const values = {
    number: promotionNumber(promotion.number),
    text: `${quoted(promotion.name)}, автор ${work.actor.name}.${said}`,
  };
  const people = await holdersOf(work.db, 'promotions.promotionDetailAdmin:update', except);
  await work.notify(submitted, ...people.map((userId) => ({ userId, entityId: promotion.id, values })));
}
