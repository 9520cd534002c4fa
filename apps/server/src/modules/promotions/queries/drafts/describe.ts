import type { Ctx } from '../../../../http/context.ts';
import type { Output } from '../../../../http/contract.ts';
import { parseWireDateTime } from '../../../../http/wire-date.ts';
import { periodEnd } from '../../../promotion-rules/index.ts';
import { mapMessages, messagesOf, textOf } from '../../../../http/problem.ts';
import { problemsInDraft } from '../../domain/form.ts';
import { nameIn, readNames } from '../../repository/names.ts';
import { textsOf } from '../../texts/rule-lines.ts';
import { ownerOf, plainDraft } from './draft.ts';
import { refusalOfForm } from './start.ts';

type Described = Output<'promotions.describe'>;
type Warning = Described['warnings'][number];

function oddities({ promotion: form }: Ctx<'promotions.describe'>['body'], now: Date): Warning[] {
  const c = form.conditions ?? {};
  const warnings: Warning[] = [];
  const warn = (field: string, text: string): void => void warnings.push({ field, text });
  if (form.mechanic === undefined) warn('mechanic', 'Выберите механику');
  if (form.startsAt === undefined) warn('startsAt', 'Укажите начало акции');
  if (form.endsAt === undefined) warn('endsAt', 'Укажите окончание акции');
  else if (periodEnd(parseWireDateTime(form.endsAt)) <= now) warn('endsAt', 'Акция уже закончилась');
  const chosen = [c.brandIds, c.productIds, c.categoryIds, c.manufacturerIds];
  if (form.manufacturerId === undefined && chosen.every((list) => !list?.length)) {
    warn('conditions.productIds', 'Товары не выбраны: акция действует на любые');
  }
  if (form.budgetPoints === undefined) warn('budgetPoints', 'Бюджет не ограничен');
  if (c.timeFrom !== undefined || c.timeTo !== undefined) {
    warn('conditions.timeFrom', 'Время берётся из чека: продажи без времени чека в акцию не войдут');
  }
  if (c.priceFrom !== undefined || c.priceTo !== undefined) {
    warn('conditions.priceFrom', 'Цена берётся из продажи: позиции без цены в акцию не войдут');
  }
  if (form.mechanic === 'percent_of_price' && form.limits?.memberMonth === undefined && !form.budgetPoints) {
    warn('limits.memberMonth', 'Баллы зависят от цены и ничем не ограничены');
  }
  return warnings;
}

/** The rule of a form in plain Russian, and what is missing in it or looks odd. */
export async function describeDraft(ctx: Ctx<'promotions.describe'>): Promise<Described> {
  const { db, body, scope } = ctx;
  const form = body.promotion;
  const manufacturerId = ownerOf(scope, form.manufacturerId);
  const names = await readNames(db, [
    { conditions: plainDraft(form, undefined).conditions, productIds: form.params?.productIds, manufacturerId },
  ]);
  const nameOf = nameIn(names);
  const owner = manufacturerId === undefined ? undefined : (nameOf(manufacturerId) ?? 'удалено');
  const problems = await problemsInDraft(db, form);
  return {
    ...textsOf(plainDraft(form, owner), nameOf),
    names,
    warnings: [
      ...Object.entries(mapMessages(messagesOf(problems), textOf)).flatMap(([field, texts]) =>
        texts.map((text) => ({ field, text })),
      ),
      ...oddities(body, ctx.now()),
    ].slice(0, 50),
    startRefusal: await refusalOfForm(ctx),
  };
}
