import { pointsText } from '../../../core/money.ts';
import { daysOf, hoursText, joined, listed, number, rangeText, roubles, weekdaysText } from './conditions.ts';
import type { NameOf } from '../repository/names.ts';
import { hundredth } from '../../../core/exact.ts';
import { type Conditions, digitsText, type Mechanic } from '../../promotion-rules/index.ts';
import { quoted } from '../../../core/text/quoted.ts';
import { withStop } from '../../../core/text/sentence.ts';

const decimal = new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 2 });

const quotedAll = (ids: readonly string[] | undefined, nameOf: NameOf): string =>
  joined(listed(ids ?? [], nameOf, 5).map((name, index) => (index < 5 ? quoted(name) : name)));

/** «бренда «А»», «брендов «А» и «Б»»; empty where none is named. */
const of = (ids: readonly string[] | undefined, one: string, many: string, nameOf: NameOf): string =>
  ids?.length ? `${ids.length === 1 ? one : many} ${quotedAll(ids, nameOf)}` : '';

const filled = (parts: readonly string[]): string[] => parts.filter((part) => part !== '');

function exceptions(parts: readonly string[]): string {
  const named = filled(parts);
  return named.length > 0 ? `, кроме ${joined(named)}` : '';
}

/** «товары бренда «А», кроме товара «Б», по цене до 5 000 ₽». */
function productsText(c: Conditions, owner: string | undefined, nameOf: NameOf, head: 'товары' | 'товаров'): string {
  const chosen = filled([
    owner === undefined ? '' : `производителя ${quoted(owner)}`,
    of(c.manufacturerIds, 'производителя', 'производителей', nameOf),
    of(c.brandIds, 'бренда', 'брендов', nameOf),
    of(c.categoryIds, 'категории', 'категорий', nameOf),
    c.productIds?.length ? quotedAll(c.productIds, nameOf) : '',
  ]);
  const except = exceptions([
    of(c.excludeManufacturerIds, 'производителя', 'производителей', nameOf),
    of(c.excludeBrandIds, 'бренда', 'брендов', nameOf),
    of(c.excludeCategoryIds, 'категории', 'категорий', nameOf),
    of(c.excludeProductIds, 'товара', 'товаров', nameOf),
  ]);
  const any = head === 'товары' ? 'любые товары' : 'любых товаров';
  const price = rangeText(c.priceFrom, c.priceTo, roubles);
  return `${chosen.length > 0 ? `${head} ${chosen.join(' ')}` : any}${except}${price === '' ? '' : `${except === '' ? '' : ','} по цене ${price}`}`;
}

/** «в регионах: Тверская область; в точках партнёра «А»». */
function placeOf(c: Conditions, nameOf: NameOf): string {
  const regions = (list: readonly string[] | undefined): string =>
    list?.length ? `${list.length === 1 ? 'регион' : 'регионы'} ${quotedAll(list, (name) => name)}` : '';
  const chosen = filled([
    of(c.partnerIds, 'партнёр', 'партнёры', nameOf),
    of(c.storeGroupIds, 'группа точек', 'группы точек', nameOf),
    of(c.storeIds, 'точка', 'точки', nameOf),
    regions(c.regions),
  ]);
  const except = filled([
    of(c.excludePartnerIds, 'партнёр', 'партнёры', nameOf),
    of(c.excludeStoreGroupIds, 'группа точек', 'группы точек', nameOf),
    of(c.excludeStoreIds, 'точка', 'точки', nameOf),
    regions(c.excludeRegions),
  ]);
  if (chosen.length === 0 && except.length === 0) return 'Действует во всех торговых точках.';
  const where = chosen.length === 0 ? 'Действует во всех торговых точках' : `Где действует: ${chosen.join('; ')}`;
  const kept = c.groupMembership === 'fixed' && (c.storeGroupIds?.length || c.excludeStoreGroupIds?.length);
  return `${where}${except.length > 0 ? `. Не участвуют: ${except.join('; ')}` : ''}${kept ? '. Состав групп — на день запуска' : ''}.`;
}

function whoOf(c: Conditions, nameOf: NameOf): string {
  const positions = c.positions?.length
    ? ` на ${c.positions.length === 1 ? 'должности' : 'должностях'} ${quotedAll(c.positions, nameOf)}`
    : '';
  const tenure = rangeText(c.tenureFrom, c.tenureTo, daysOf);
  return `участник${positions}${tenure === '' ? '' : ` со стажем ${tenure}`}`;
}

function whenOf(c: Conditions): string {
  const days = weekdaysText(c.weekdays, 'on');
  return filled([days === '' ? '' : `по ${days}`, hoursText(c)]).join(' ');
}

function getsOf(rule: Mechanic, c: Conditions, owner: string | undefined, nameOf: NameOf): string {
  const products = productsText(c, owner, nameOf, 'товары');
  const ofProducts = productsText(c, owner, nameOf, 'товаров');
  switch (rule.mechanic) {
    case 'multiplier':
      return `получает базовые баллы ×${digitsText(hundredth(rule.params.percent))} за ${products}`;
    case 'fixed_per_unit':
      return `получает сверх базовых ${pointsText(rule.params.points)} за каждую единицу ${ofProducts}`;
    case 'percent_of_price':
      return `получает сверх базовых ${decimal.format(rule.params.percent)} % от цены баллами за ${products}`;
    case 'step':
      return `получает ${pointsText(rule.params.points)} за каждые ${rule.params.every} шт. ${ofProducts} ${rule.params.per === 'period' ? 'за период акции' : 'в одной продаже'}`;
    case 'plan':
      return `получает ${pointsText(rule.params.points)} за единицу ${ofProducts}, когда выполнит план: ${rule.params.tiers
        .map(({ units, percent }) => `от ${number.format(units)} шт. — ${decimal.format(percent)} %`)
        .join(', ')}`;
    case 'first_sale':
      return `получает ${pointsText(rule.params.points)} за первую продажу ${ofProducts}`;
    case 'bundle':
      return `получает ${pointsText(rule.params.points)} за каждый комплект в одном чеке: ${listed(
        rule.params.productIds,
        nameOf,
      )
        .map((name) => quoted(name))
        .join(' + ')}`;
  }
}

export interface PlainSentence {
  mechanic: Mechanic | undefined;
  conditions: Conditions;
  /** Days, `dd.MM.yyyy`. */
  from: string | undefined;
  to: string | undefined;
  /** Name of the company whose promotion it is. */
  owner: string | undefined;
}

/** Who gets what, when and where, in plain Russian. */
export function sentenceOf({ mechanic, conditions, from, to, owner }: PlainSentence, nameOf: NameOf): string {
  const period = filled([from === undefined ? '' : `с ${from}`, to === undefined ? '' : `по ${to}`]).join(' ');
  const quantity = (conditions.minQuantity ?? 1) > 1 ? `, если в позиции не меньше ${conditions.minQuantity} шт.` : '';
  const gets = mechanic
    ? `${getsOf(mechanic, conditions, owner, nameOf)}${quantity}`
    : 'получает … — выберите механику';
  const main = filled([period, whenOf(conditions), whoOf(conditions, nameOf), gets]).join(' ');
  const text = `${main.charAt(0).toLocaleUpperCase('ru')}${main.slice(1)}`;
  return `${withStop(text)} ${placeOf(conditions, nameOf)}`;
}
