import { expect, it } from 'vitest';

import { staffMessages } from '../screens/access-roles/staff-messages.ts';
import { participantsMessages } from '../screens/participants/messages.ts';
import { groupFormMessages } from '../screens/sale-points-groups/messages.ts';
import { registriesMessages } from '../screens/transactions/messages.ts';
import { planText } from './bulk/bulk-plan.ts';
import { formMessages } from './form/messages.ts';

const person = 'Белова Тамара';
const verb = '[А-Яа-яё]+(?:л|лся)';
const participle = '[а-яё]+(?:ен|ён|ан|ят)';
const end = '(?![а-яё])';

/** A masculine word right next to the name, or to a quoted name with no noun before it. */
const wrong = [
  // A registry and a return are named by a number, and the noun is theirs.
  new RegExp(`(?<!Реестр |Возврат по )${person},? (?:не |уже |снова |ещё )?(?:${verb}|${participle})${end}`, 'u'),
  new RegExp(`(?<![а-яё])${verb}:? ${person}`, 'u'),
  new RegExp(`(?:^|[.?!] )«${person}» (?:не |уже |снова |ещё )?(?:${verb}|${participle})${end}`, 'u'),
];

type Said = (...given: unknown[]) => unknown;

/** Every sentence that is made of something, by its place in its file. */
function functionsOf(value: unknown, place: string): [string, Said][] {
  if (typeof value === 'function') return [[place, value as Said]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => functionsOf(part, `${place}.${key}`));
}

/** The sentence about the woman; one that wants a record or a list instead of a name says nothing of her. */
function saidOf(say: Said): string[] {
  try {
    const said = say(person, person, person);
    return typeof said === 'string' ? [said] : Object.values(said as object).filter((one) => typeof one === 'string');
  } catch {
    return [];
  }
}

const files = import.meta.glob<object>('../**/*messages.ts', { eager: true });
const rows = Object.entries(files)
  .flatMap(([file, messages]) => functionsOf(messages, file))
  .flatMap(([place, say]) => saidOf(say).map((text) => [place, text] as const))
  .filter(([, text]) => text.includes(person));

it.each(rows)('%s has no masculine word next to a woman: %s', (_place, text) => {
  expect(wrong.filter((pattern) => pattern.test(text))).toEqual([]);
});

it('finds sentences to look at, and what is wrong with those of before', () => {
  expect(rows.length).toBeGreaterThan(100);
  const before = [`${person} вернул акцию на доработку`, `Изменил ${person}, сегодня.`, `«${person}» приостановлен`];
  for (const text of before)
    expect(
      wrong.some((pattern) => pattern.test(text)),
      text,
    ).toBe(true);
});

const { titles, done } = participantsMessages.bulk;
const counts = [1, 2, 5, 11, 21] as const;
const later = (count: number): string => planText({ rows: [], chosen: 0, skipped: [], later: count });

const counted: Readonly<Record<string, readonly [(count: number) => string, ...string[]]>> = {
  confirm: [
    titles.confirm,
    'Подтвердить 1 участника?',
    'Подтвердить 2 участников?',
    'Подтвердить 5 участников?',
    'Подтвердить 11 участников?',
    'Подтвердить 21 участника?',
  ],
  block: [
    titles.block,
    'Закрыть доступ 1 участнику?',
    'Закрыть доступ 2 участникам?',
    'Закрыть доступ 5 участникам?',
    'Закрыть доступ 11 участникам?',
    'Закрыть доступ 21 участнику?',
  ],
  unblock: [
    titles.unblock,
    'Открыть доступ 1 участнику?',
    'Открыть доступ 2 участникам?',
    'Открыть доступ 5 участникам?',
    'Открыть доступ 11 участникам?',
    'Открыть доступ 21 участнику?',
  ],
  blocked: [
    done.block,
    'Доступ закрыт: 1 участник',
    'Доступ закрыт: 2 участника',
    'Доступ закрыт: 5 участников',
    'Доступ закрыт: 11 участников',
    'Доступ закрыт: 21 участник',
  ],
  'sessions that end': [
    staffMessages.blockEnds,
    'Завершится сразу: 1 сеанс',
    'Завершатся сразу: 2 сеанса',
    'Завершатся сразу: 5 сеансов',
    'Завершатся сразу: 11 сеансов',
    'Завершится сразу: 21 сеанс',
  ],
  'requests to take out': [
    registriesMessages.stopped,
    'Сначала уберите 1 заявку, по которой выплатить нельзя',
    'Сначала уберите 2 заявки, по которым выплатить нельзя',
    'Сначала уберите 5 заявок, по которым выплатить нельзя',
    'Сначала уберите 11 заявок, по которым выплатить нельзя',
    'Сначала уберите 21 заявку, по которой выплатить нельзя',
  ],
  'the length of a text': [
    formMessages.tooLong,
    'Не больше 1 знака',
    'Не больше 2 знаков',
    'Не больше 5 знаков',
    'Не больше 11 знаков',
    'Не больше 21 знака',
  ],
  'lines of codes': [
    groupFormMessages.codes.many,
    'За один раз не больше 1 строки',
    'За один раз не больше 2 строк',
    'За один раз не больше 5 строк',
    'За один раз не больше 11 строк',
    'За один раз не больше 21 строки',
  ],
  'rows that wait': [
    later,
    'Ещё 1 останется до следующего раза: за один раз не больше 200.',
    'Ещё 2 останутся до следующего раза: за один раз не больше 200.',
    'Ещё 5 останутся до следующего раза: за один раз не больше 200.',
    'Ещё 11 останутся до следующего раза: за один раз не больше 200.',
    'Ещё 21 останется до следующего раза: за один раз не больше 200.',
  ],
};

it.each(Object.entries(counted))('agrees with the number: %s', (_name, [say, ...expected]) => {
  expect(counts.map((count) => say(count).replaceAll('\u00A0', ' '))).toEqual(expected);
});
