import type { PlainFieldCode } from '@pribavka/api';

import { decimalOf } from '../../../core/exact.ts';
import type { Db } from '../../../db/open.ts';
import { isPublicFile } from '../../../core/files/files.ts';
import type { Body } from '../../../http/contract.ts';
import { invalid, type WrongFields } from '../../../http/problem.ts';
import { parseWireDateTime } from '../../../http/wire-date.ts';
import { rangesIn, unknownIn } from '../repository/check-conditions.ts';
import {
  type Conditions,
  type Limits,
  type Mechanic,
  periodEnd,
  type PromotionRule,
} from '../../promotion-rules/index.ts';
import { limitsIn } from './limits.ts';

export type PromotionForm = Body<'promotions.create'>;
type Draft = Body<'promotions.describe'>['promotion'];
type Params = PromotionForm['params'];

/** What a version keeps. */
export interface Rule {
  mechanic: Mechanic;
  conditions: Conditions;
  limits: Limits;
  stackMode: PromotionRule['stackMode'];
}

type Needed = Record<Mechanic['mechanic'], readonly (keyof Params)[]>;
const needed: Needed = {
  fixed_per_unit: ['points'],
  multiplier: ['percent'],
  percent_of_price: ['percent'],
  step: ['every', 'points', 'per'],
  plan: ['points', 'tiers'],
  first_sale: ['points'],
  bundle: ['points', 'productIds'],
};

function problemsIn({ mechanic, params }: Pick<PromotionForm, 'mechanic' | 'params'>): WrongFields {
  const problems: WrongFields = {};
  const report = (field: keyof Params, code: PlainFieldCode): void => {
    problems[`params.${field}`] = code;
  };
  for (const field of needed[mechanic]) {
    // Steps are counted over one sale unless said otherwise.
    if (params[field] === undefined && field !== 'per') report(field, 'FIELD_REQUIRED');
  }
  const { percent, tiers, productIds } = params;
  if (percent !== undefined && decimalOf(percent).scale > 2) report('percent', 'PROMO_DECIMALS');
  else if (mechanic === 'multiplier' && percent !== undefined && percent <= 100) report('percent', 'PROMO_PERCENT_LOW');
  if (mechanic === 'percent_of_price' && percent !== undefined && percent > 100)
    report('percent', 'PROMO_PERCENT_HIGH');
  if (mechanic === 'plan' && tiers) {
    const rising = tiers.every((tier, index) => {
      const before = tiers[index - 1];
      return !before || (tier.units > before.units && tier.percent >= before.percent);
    });
    if (tiers.length === 0) report('tiers', 'PROMO_TIERS');
    else if (!rising) report('tiers', 'PROMO_TIERS_RISE');
  }
  if (mechanic === 'bundle' && productIds && new Set(productIds).size < 2) {
    report('productIds', 'PROMO_BUNDLE');
  }
  return problems;
}

/** Only what the mechanic needs: leftovers of another one in the form are not kept. */
const paramsOf = ({ mechanic, params }: Pick<PromotionForm, 'mechanic' | 'params'>): Mechanic =>
  ({
    mechanic,
    params: Object.fromEntries(
      needed[mechanic].flatMap((field) => (params[field] === undefined ? [] : [[field, params[field]]])),
    ),
  }) as unknown as Mechanic;

const compact = <T extends object>(value: T | undefined): T =>
  Object.fromEntries(
    Object.entries(value ?? {}).filter(([, part]) => part !== undefined && !(Array.isArray(part) && part.length === 0)),
  ) as T;

/** The mechanic when everything it needs is there. */
export const completeMechanic = (mechanic: PromotionForm['mechanic'], params: Params): Mechanic | undefined =>
  Object.keys(problemsIn({ mechanic, params })).length > 0 ? undefined : paramsOf({ mechanic, params });

/** Conditions and limits without what says nothing. */
export const compactRule = (
  form: Pick<PromotionForm, 'conditions' | 'limits'>,
): Pick<Rule, 'conditions' | 'limits'> => ({
  conditions: compact(form.conditions as Conditions | undefined),
  limits: compact(form.limits),
});

export const ruleOfForm = (form: PromotionForm): Rule => ({
  mechanic: paramsOf(form),
  ...compactRule(form),
  stackMode: form.stackMode ?? 'stack',
});

export interface Dates {
  startsAt: Date;
  endsAt: Date;
  submitUntil: Date | null;
}

export const datesOf = (form: PromotionForm): Dates => ({
  startsAt: parseWireDateTime(form.startsAt),
  endsAt: parseWireDateTime(form.endsAt),
  submitUntil: form.submitUntil === undefined ? null : parseWireDateTime(form.submitUntil),
});

async function missing(db: Db, form: Draft): Promise<WrongFields> {
  const problems: WrongFields = {};
  for (const [field, id] of [
    ['imageFileId', form.imageFileId],
    ['rulesFileId', form.rulesFileId],
  ] as const) {
    if (id && !(await isPublicFile(db, id))) problems[field] = 'FILE_NOT_FOUND';
  }
  const products = form.mechanic === 'bundle' ? [...new Set(form.params?.productIds ?? [])] : [];
  if (products.length > 0) {
    const rows = await db.selectFrom('products').select('id').where('id', 'in', products).execute();
    if (rows.length < products.length) problems['params.productIds'] = 'PRODUCT_NOT_FOUND';
  }
  return { ...problems, ...(await unknownIn(db, form.conditions ?? {})) };
}

const daysIn = (form: Draft): WrongFields => {
  const [from, to, until] = [form.startsAt, form.endsAt, form.submitUntil].map((text) =>
    text === undefined ? undefined : parseWireDateTime(text),
  );
  return {
    ...(from && to && periodEnd(to) <= from ? { endsAt: 'PROMO_ENDS_EARLY' } : {}),
    ...(until && to && periodEnd(until) < periodEnd(to) ? { submitUntil: 'PROMO_SUBMIT_EARLY' } : {}),
  };
};

/** Everything that cannot be in what is filled in already, by field. */
export const problemsInDraft = async (db: Db, form: Draft): Promise<WrongFields> => ({
  ...(form.mechanic === undefined ? {} : problemsIn({ mechanic: form.mechanic, params: form.params ?? {} })),
  ...limitsIn(form),
  ...rangesIn(form.conditions ?? {}),
  ...(await missing(db, form)),
  ...daysIn(form),
});

/** Throws 400 with every field that cannot be. */
export async function checkForm(db: Db, form: PromotionForm): Promise<void> {
  const problems = await problemsInDraft(db, form);
  if (form.name.trim() === '') problems['name'] = 'FIELD_REQUIRED';
  if (Object.keys(problems).length > 0) throw invalid(problems);
}
