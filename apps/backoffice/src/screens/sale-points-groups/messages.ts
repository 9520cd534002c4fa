import type { Output } from '@pribavka/api';
import { formatCount, formatNumber, quoted } from '@pribavka/ui';

import type { State } from '../../shared/states.ts';

type Promotions = Output<'storeGroups.get'>['promotions'];

const stores = (count: number): string => formatCount(count, ['точка', 'точки', 'точек']);
const partners = (count: number): string => formatCount(count, ['партнёр', 'партнёра', 'партнёров']);
const promotions = (count: number): string => formatCount(count, ['акции', 'акциях', 'акциях']);
const named = (list: Promotions): string => list.map(({ name }) => quoted(name)).join(', ');

export const groupsMessages = {
  title: 'Группы торговых точек',
  caption: 'Группы торговых точек',
  search: 'Название группы',
  add: 'Создать группу',
  views: { all: 'Все', active: 'Включённые', inactive: 'Выключенные' },
  columns: {
    name: 'Название',
    kind: 'Тип',
    partners: 'Партнёров',
    stores: 'Точек',
    promotions: 'В акциях',
    status: 'Статус',
    updatedAt: 'Обновлена',
  },
  kinds: { manual: 'Ручная', rule: 'По правилу' },
  states: { active: 'Включена', inactive: 'Выключена' },
  empty: { title: 'Групп пока нет', text: 'Группы нужны, чтобы ограничивать акции' },
  previous: 'Предыдущая группа',
  next: 'Следующая группа',
  tabs: { stores: 'Состав', usage: 'Где используется' },
  activate: 'Включить',
  deactivate: 'Выключить',
  delete: 'Удалить',
  deactivation: ({ name, promotions: used }: { name: string; promotions: Promotions }) => ({
    title: `Выключить группу ${quoted(name)}?`,
    body:
      used.length > 0
        ? `Её читают акции: ${named(used)}. За новые продажи в точках этой группы они перестанут давать баллы. Уже начисленное останется.`
        : 'Её нельзя будет выбрать в акции, пока она выключена.',
  }),
  activated: (name: string) => `Группа ${quoted(name)} включена`,
  deactivated: (name: string) => `Группа ${quoted(name)} выключена`,
  blocked: (used: Promotions) => `Группу нельзя удалить: она нужна в ${promotions(used.length)}: ${named(used)}`,
  deletion: (name: string) => ({
    title: `Удалить группу ${quoted(name)}?`,
    body: 'Вернуть её будет нельзя. Точки останутся.',
  }),
  deleted: (name: string) => `Группа ${quoted(name)} удалена`,
  total: (storesCount: number, partnersCount: number) => `${stores(storesCount)}, ${partners(partnersCount)}`,
  rule: {
    title: 'Правило',
    partners: 'Партнёры',
    regions: 'Регионы',
    cities: 'Города',
    codes: 'Коды точек',
    live: 'Новые и изменённые точки попадают в группу и выходят из неё сами.',
  },
  facts: { description: 'Описание', changed: 'Обновлена', changedBy: 'Кто изменил' },
  members: {
    caption: 'Точки группы',
    store: 'Точка',
    code: 'Код',
    address: 'Адрес',
    partner: 'Партнёр',
    status: 'Статус',
  },
  none: { title: 'В группе нет точек', text: 'Добавьте точки или измените правило.' },
  usage: {
    caption: 'Акции с этой группой',
    name: 'Акция',
    status: 'Статус',
    empty: { title: 'Группа нигде не используется', text: 'Её можно выбрать в условиях акции.' },
  },
} as const;

export const groupFormMessages = {
  create: 'Новая группа точек',
  edit: (name: string) => `Группа ${quoted(name)}`,
  saved: (name: string) => `Группа ${quoted(name)} сохранена`,
  labels: {
    name: 'Название',
    description: 'Описание',
    kind: 'Как собирается',
    isActive: 'Группу можно выбирать в акциях',
    storeIds: 'Точки',
    rule: 'Правило',
  },
  kinds: [
    { value: 'manual' as const, label: 'Вручную', description: 'Точки выбираете вы' },
    {
      value: 'rule' as const,
      label: 'По правилу',
      description: 'Точки попадают сами по партнёру, региону, городу, коду',
    },
  ],
  picker: {
    company: 'Название или ИНН компании',
    hint: 'Введите от двух букв: покажем точки компании. Выбранные остаются в списке.',
    searching: 'Ищем…',
    nothing: 'Компаний не нашли',
    tree: 'Партнёры и точки',
    empty: 'Найдите компанию или вставьте коды',
    count: (chosen: number) => `Выбрано: ${stores(chosen)}`,
    clear: 'Очистить выбор',
  },
  codes: {
    label: 'Вставить список кодов',
    hint: 'По одному на строке. Если код есть у нескольких партнёров, добавьте ИНН: «7700000000 Т-01».',
    add: 'Найти и добавить',
    added: (count: number) => `Добавлено: ${stores(count)}`,
    unknown: (line: number, code: string) => `Строка ${line}: код «${code}» не найден`,
    closed: (line: number, code: string) => `Строка ${line}: точка «${code}» закрыта`,
    several: (line: number, code: string, names: string) =>
      `Строка ${line}: код «${code}» есть у нескольких партнёров (${names}). Добавьте ИНН.`,
    long: (line: number) => `Строка ${line}: в коде больше 64 знаков`,
    many: (limit: number) => `За один раз не больше ${formatCount(limit, ['строки', 'строк', 'строк'])}`,
  },
  rule: {
    unset: 'Задайте хотя бы одно условие',
    hint: 'Точка входит, если подходит под каждое заданное условие. Хотя бы одно нужно задать.',
    partners: 'Партнёры',
    regions: 'Регионы',
    cities: 'Города',
    codes: 'Коды точек',
    codesHint: 'По одному на строке',
  },
  preview: {
    title: 'Что изменится',
    total: (storesCount: number, partnersCount: number) => `Станет: ${stores(storesCount)}, ${partners(partnersCount)}`,
    same: 'Состав не изменится',
    comes: (count: number) => `Войдут: ${formatNumber(count)}`,
    goes: (count: number) => `Выйдут: ${formatNumber(count)}`,
    more: (count: number) => `и ещё ${formatNumber(count)}`,
    used: (list: Promotions) => `Группу читают акции: ${named(list)}`,
    empties: 'За новые продажи в этих точках они перестанут давать баллы',
    acknowledge: 'Понимаю, что эти акции останутся без точек группы',
    failed: 'Не смогли посчитать состав',
    unset: 'Задайте хотя бы одно условие, и покажем, какие точки войдут',
  },
} as const;

export const stateOf = ({ isActive }: { isActive: boolean }): State =>
  isActive
    ? { glyph: 'ok', word: groupsMessages.states.active }
    : { glyph: 'stop', word: groupsMessages.states.inactive };
