import { globSync, readFileSync } from 'node:fs';

import { headers, logActions, processKinds } from '@pribavka/api';
import { type Route, type RouteKey, routes } from '@pribavka/api/routes';
import { schemas } from '@pribavka/api/schemas';
import { expect, it } from 'vitest';

import { logActions as actionWords } from '../dictionary/index.ts';
import { processKinds as processWords } from '../dictionary/domain/names.ts';
import { fieldName, hasFieldName } from './domain/field-names.ts';
import { actionName, entityName, entityNames, resultName, resultNames } from './domain/labels.ts';
import { changesOf } from './repository/entries.ts';

const russian = /^[А-ЯЁ][а-яё]/;
const source = globSync('**/*.{ts,sql}', { cwd: new URL('../..', import.meta.url).pathname })
  .filter((path) => !/\.test\.|(^|\/)(test|testing)\//.test(path))
  .map((path) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8'));

/** What the first group of a pattern finds in the code of the server. */
const found = (pattern: RegExp): string[] => [
  ...new Set(source.flatMap((text) => [...text.matchAll(pattern)].map(([, name = '']) => name))),
];

const audited = (Object.entries(routes) as [RouteKey, Route][]).filter(([, route]) => route.audit !== undefined);

it('every kind of thing a call or the code journals has a Russian name', () => {
  const inRoutes = audited.map(([, { audit }]) => audit!);
  const inCode = found(/entityType: '(\w+)'/g);
  expect(inRoutes.length).toBeGreaterThan(100);
  expect(inCode.length).toBeGreaterThan(10);
  for (const type of new Set([...inRoutes, ...inCode, ...Object.keys(entityNames)])) {
    expect(entityName(type), type).toMatch(russian);
  }
});

it('every action and every result has a Russian name', () => {
  const inCode = found(/audit\(\{[^}]*?\baction: '(\w+)'/g);
  expect(inCode.length).toBeGreaterThan(4);
  for (const action of [...logActions, ...inCode]) expect(actionName(action), action).toMatch(russian);
  expect(actionWords.map(({ code }) => code).toSorted()).toEqual([...logActions].toSorted());
  for (const result of Object.keys(resultNames)) {
    expect(resultName(result as keyof typeof resultNames)).toMatch(russian);
  }
});

it('every kind of process of the contract and of the code has a Russian name', () => {
  const inCode = found(/\bkind: '(\w+_(?:export|import|upload|registry|result|delivery))'/g);
  expect(inCode.length).toBeGreaterThan(8);
  expect(inCode.filter((kind) => !(processKinds as readonly string[]).includes(kind))).toEqual([]);
  expect(processWords.map(({ code }) => code).toSorted()).toEqual([...processKinds].toSorted());
  for (const { code, name } of processWords) expect(name, code).toMatch(russian);
});

interface Shape {
  properties?: Record<string, unknown>;
  anyOf?: readonly Shape[];
  allOf?: readonly Shape[];
}

const fieldsOf = ({ properties = {}, anyOf = [], allOf = [] }: Shape = {}): string[] => [
  ...Object.keys(properties),
  ...[...anyOf, ...allOf].flatMap(fieldsOf),
];

it('every field that can stand in a difference has a Russian name', () => {
  const bodies = audited.flatMap(([key]) => fieldsOf((schemas[key] as { body?: Shape }).body));
  // Literals of the code: `after: { status, points: 5 }`.
  const literals = found(/\b(?:before|after): \{([^{}]*)\}/g).flatMap((text) =>
    text.split(',').flatMap((part) => /^\s*(\w+)\s*(?::|$)/.exec(part)?.[1] ?? []),
  );
  expect(bodies.length).toBeGreaterThan(200);
  expect(literals.length).toBeGreaterThan(20);
  expect([...new Set([...bodies, ...literals])].filter((name) => !hasFieldName(name))).toEqual([]);
  expect(fieldName('netKopecks')).toBe('К выплате');
});

it('values of a difference are words: statuses of the thing, roles by name, roubles, lists', () => {
  const roles = new Map([['finance', 'Финансы']]);
  const shown = (entityType: string, before: object, after: object) =>
    changesOf({ entityType, before: before as never, after: after as never }, roles).map((change) => [
      change.label,
      change.before,
      change.after?.replaceAll(/\s/g, ' ') ?? null,
    ]);
  expect(shown('sale', { status: 'moderation' }, { status: 'confirmed' })).toEqual([
    ['Статус', 'На проверке', 'Подтверждена'],
  ]);
  expect(shown('staff', {}, { roleCode: 'finance', rrpKopecks: 129_900, isActive: true })).toEqual([
    ['Роль', null, 'Финансы'],
    ['РРЦ', null, '1 299,00 ₽'],
    ['Активность', null, 'да'],
  ]);
  expect(shown('promotion', {}, { mechanic: 'step', params: { points: 5 }, ids: ['1', '2'], reason: null })).toEqual([
    ['Механика', null, 'За каждые N штук'],
    ['Настройки механики', null, 'Баллы: 5'],
    ['Записи', null, '1, 2'],
  ]);
  expect(shown('tuning', {}, { reasonCode: 'compensation' })).toEqual([['Причина', null, 'Компенсация']]);
  expect(shown('member', {}, { taxStatus: 'self_employed' })).toEqual([['Налоговый статус', null, 'самозанятый']]);
  expect(shown('points_settings', {}, { taxMode: 'partner_pays' })).toEqual([
    ['Порядок налога', null, 'Платит партнёр'],
  ]);
  // What nobody knows stays as it was written.
  expect(shown('log', {}, { [headers.requestId]: 'x' })).toEqual([[headers.requestId, null, 'x']]);
});

it('shows codes of rights, events, zones and days as words, ids by the names of their records', () => {
  const shown = (entityType: string, before: object, after: object) =>
    changesOf(
      { entityType, before: before as never, after: after as never },
      new Map(),
      new Map([['b1', 'Стрежень']]),
    ).map((change) => [change.label, change.before, change.after]);
  expect(shown('role', {}, { added: ['sales.sale:read'], removed: [] })).toEqual([
    ['Добавлено', null, 'Продажа: чтение'],
  ]);
  // The column keeps a list as its JSON.
  expect(shown('technical_user', { scopes: '["sales.sale:read"]' }, { scopes: '["sales.sale:create"]' })).toEqual([
    ['Права', 'Продажа: чтение', 'Продажа: создание'],
  ]);
  expect(shown('technical_user', {}, { webhookEvents: ['sale.status'], expiresAt: '2027-01-31 23:59:59.999' })).toEqual(
    [
      ['События вебхука', null, 'Решение по продаже, возврат, отмена'],
      ['Действует до', null, '31.01.2027 23:59'],
    ],
  );
  expect(
    shown('product', { brandId: 'b1', attributes: '{"Вес":"1 кг"}' }, { brandId: null, attributes: '{}' }),
  ).toEqual([
    ['Бренд', 'Стрежень', null],
    ['Характеристики', 'Вес: 1 кг', null],
  ]);
  expect(
    shown('store', { timezone: 'Europe/Moscow', closedAt: null }, { timezone: 'Asia/Omsk', closedAt: '2026-11-25' }),
  ).toEqual([
    ['Часовой пояс', 'Москва', 'Омск (МСК+3)'],
    ['Закрыта с', null, '25.11.2026'],
  ]);
});

it('says nothing of a field that was left as it was, or was empty and still is', () => {
  const entry = { entityType: 'social', entityId: 's1' };
  const before = { id: 's1', name: 'Дзен', middleName: null };
  const after = { id: 's1', name: 'Дзен', middleName: '', isActive: false };
  const changes = changesOf({ ...entry, before, after }, new Map());
  expect(changes.map(({ label }) => label)).toEqual(['Активность']);
});
