import type { Locator, Page } from '@playwright/test';

import { caller } from './caller.ts';
import type { RunningServer } from './server.ts';

type Typed = readonly [label: string, text: string];

export interface FormCase {
  /** Address of the form under `/admin`. */
  readonly at: string;
  readonly title: string;
  readonly save?: string;
  /** Fields that may not be empty. */
  readonly missing: readonly string[];
  /** What is typed wrongly, and what is said of it. */
  readonly wrong: readonly (readonly [...Typed, RegExp])[];
  /** A longer text than the server takes. */
  readonly long?: string;
  /** A whole record whose `field` another one has. */
  readonly taken: {
    readonly field: string;
    readonly typed: readonly Typed[];
    readonly choose?: readonly string[];
    readonly press?: readonly string[];
    readonly says: RegExp;
  };
}

/** Each form of a new record in the back-office; what is taken is read from the demo. */
export async function formCases(server: RunningServer): Promise<FormCase[]> {
  const { read } = await caller(server, 'admin@pribavka.example');
  const first = async <T>(path: string): Promise<T> =>
    (await read<{ items: T[] }>('POST', path, { size: 1 })).items[0] as T;
  const brand = await first<{ name: string }>('nomenclature/brands/list');
  const maker = await first<{ inn: string; kpp: string | null }>('users/users/manufacturer/list');
  const partner = await first<{ inn: string; kpp: string | null }>('users/users/partner/list');
  const product = await first<{ article: string }>('nomenclature/products/list');
  const group = await first<{ name: string }>('users/store-groups/list');
  const withKpp = (kpp: string | null): Typed[] => (kpp === null ? [] : [['КПП', kpp]]);
  return [
    {
      at: 'brands/new',
      title: 'Новый бренд',
      missing: ['Название', 'Производитель'],
      wrong: [],
      long: 'Название',
      taken: { field: 'Название', typed: [['Название', brand.name]], choose: ['Производитель'], says: /уже/ },
    },
    {
      at: 'manufactures/new',
      title: 'Новый производитель',
      missing: ['Название', 'Юр. лицо', 'ИНН', 'Логин для входа'],
      wrong: [
        ['ИНН', '7701234567', /контрольная сумма не совпадает/],
        ['КПП', '12', /КПП должен содержать 9 цифр/],
        ['Эл. почта', 'почта', /корректный почтовый адрес/],
      ],
      long: 'Название',
      taken: {
        field: 'ИНН',
        typed: [
          ['Название', 'Новый завод'],
          ['Юр. лицо', 'ООО «Новый завод»'],
          ['ИНН', maker.inn],
          ...withKpp(maker.kpp),
          ['Логин для входа', 'zavod@example.ru'],
        ],
        says: /Производитель с таким ИНН уже есть/,
      },
    },
    {
      at: 'partners/new',
      title: 'Новый партнёр',
      save: 'Добавить партнёра',
      missing: ['Название', 'Юр. лицо', 'ИНН', 'Логин (эл. почта)', 'Название точки', 'Код точки', 'Адрес'],
      wrong: [
        ['ИНН', '12345', /ИНН должен содержать/],
        ['Логин (эл. почта)', 'не почта', /почтовый адрес/],
      ],
      long: 'Название',
      taken: {
        field: 'ИНН',
        typed: [
          ['Название', 'Сеть «Новая»'],
          ['Юр. лицо', 'ООО «Новая»'],
          ['ИНН', partner.inn],
          ...withKpp(partner.kpp),
          ['Логин (эл. почта)', 'novaya@example.ru'],
          ['Название точки', 'Первая'],
          ['Код точки', 'N-001'],
          ['Адрес', 'Тула, Советская, 1'],
          ['Регион', 'Тульская область'],
        ],
        says: /Партнёр с такими ИНН и КПП уже есть/,
      },
    },
    {
      at: 'sale-points-groups/new',
      title: 'Новая группа точек',
      missing: ['Название'],
      wrong: [],
      long: 'Название',
      taken: { field: 'Название', typed: [['Название', group.name]], says: /уже/ },
    },
    {
      at: 'nomenclatures/new',
      title: 'Новый товар',
      missing: ['Название', 'Артикул', 'Производитель'],
      wrong: [['Штрихкод', '123', /[Шш]трихкод/]],
      long: 'Название',
      taken: {
        field: 'Артикул',
        typed: [
          ['Название', 'Дрель вторая'],
          ['Артикул', product.article],
        ],
        choose: ['Производитель'],
        says: /уже есть/,
      },
    },
    {
      at: 'tech-users/new',
      title: 'Новый технический пользователь',
      missing: ['Система', 'Логин', 'Партнёр'],
      wrong: [
        ['Логин', 'Касса', /Логин: от 3 до 64 знаков/],
        ['Разрешённые адреса', '10.0.0.0/33', /Строка 1: «10\.0\.0\.0\/33» — не адрес и не сеть/],
        ['Адрес вебхука', 'kassa.example', /начинается с https/],
      ],
      long: 'Система',
      taken: {
        field: 'Логин',
        typed: [
          ['Система', 'Касса вторая'],
          ['Логин', 'kassa-taken'],
        ],
        press: ['Программа', 'Продажа: Чтение'],
        says: /Логин «kassa-taken» уже занят/,
      },
    },
    {
      at: 'support-requests/settings/categories/new',
      title: 'Новая категория',
      missing: ['Название'],
      wrong: [],
      long: 'Название',
      taken: { field: 'Название', typed: [['Название', 'Регистрация']], says: /уже занято/ },
    },
    {
      at: 'support-requests/settings/templates/new',
      title: 'Новый шаблон',
      missing: ['Название', 'Текст ответа'],
      wrong: [['Текст ответа', 'Здравствуйте, {кто}!', /\{кто\}/]],
      long: 'Название',
      taken: {
        field: 'Название',
        typed: [
          ['Название', 'Приняли в работу'],
          ['Текст ответа', 'Здравствуйте!'],
        ],
        says: /уже занято/,
      },
    },
  ];
}

const escaped = (label: string): string => label.replaceAll(/[().]/g, String.raw`\$&`);

/** A field by its label: a text, a list, a choice. */
export const fieldOf = (form: Locator, label: string): Locator =>
  form
    .getByRole('textbox', { name: new RegExp(`^${escaped(label)}( необязательно)?$`) })
    .or(form.getByRole('combobox', { name: new RegExp(`^${escaped(label)}`) }))
    .first();

/** Commands the page has sent and answers no person should ever see. */
export function watch(page: Page): { sent: number[]; broken: string[] } {
  const seen = { sent: [] as number[], broken: [] as string[] };
  page.on('dialog', (question) => void question.accept());
  page.on('response', (answer) => {
    const request = answer.request();
    if (answer.status() >= 500) seen.broken.push(`${answer.status()} ${answer.url()}`);
    const asks = /\/(list|info|preview|search|live|match\w*|find[\w-]*)(\?|$)/.test(request.url());
    if (request.method() === 'POST' && /\/api\/v1\/private\//.test(request.url()) && !asks) {
      seen.sent.push(answer.status());
    }
  });
  return seen;
}
