import { expect, type Locator, type Page, test } from '@playwright/test';

import { demoPassword } from '../../apps/server/src/seed/parts/accounts.ts';
import { caller } from '../lib/caller.ts';
import { startSeeded } from '../lib/prepare.ts';
import type { RunningServer } from '../lib/server.ts';
import { giveTokens, visitor } from '../lib/visitors.ts';

const admin = 'admin@pribavka.example';
const admin2 = 'admin2@pribavka.example';
let server: RunningServer;

test.beforeAll(async () => {
  server = await startSeeded('full');
});
test.afterAll(() => server.stop());

type Typed = readonly [label: string, text: string];

interface FormCase {
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
async function formCases(): Promise<FormCase[]> {
  const { read } = await caller(server, admin);
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

/** A field by its label: a text, a list, a choice. */
const fieldOf = (form: Locator, label: string): Locator =>
  form
    .getByRole('textbox', { name: new RegExp(`^${RegExp.escape(label)}( необязательно)?$`) })
    .or(form.getByRole('combobox', { name: new RegExp(`^${RegExp.escape(label)}`) }))
    .first();

/** Commands the page has sent and answers no person should ever see. */
function watch(page: Page): { sent: number[]; broken: string[] } {
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

test('every form of a new record: missing, wrong, too long and taken are said at the place, and nothing is lost', async ({
  browser,
}) => {
  await caller(server, admin).then(({ read }) =>
    read('POST', 'users/users/register/technical', {
      name: 'Касса',
      login: 'kassa-taken',
      scopes: ['sales.sale:read'],
    }),
  );
  const { page, context } = await visitor(browser, server, 'desk', admin);
  const seen = watch(page);
  for (const { at, title, save = 'Сохранить', missing, wrong, long, taken } of await formCases()) {
    await test.step(`${title}`, async () => {
      await page.goto(`/admin/${at}`);
      const form = page.getByRole('dialog', { name: title });
      const press = (): Promise<void> => form.getByRole('button', { name: save, exact: true }).click();
      await expect(form).toBeVisible();
      seen.sent.length = 0;

      await press();
      for (const label of missing) await expect(fieldOf(form, label), label).toHaveAttribute('aria-invalid', 'true');
      for (const [label, text, says] of wrong) {
        await fieldOf(form, label).fill(text);
        await press();
        await expect(fieldOf(form, label), label).toHaveAttribute('aria-invalid', 'true');
        await expect(form.getByText(says).first()).toBeVisible();
        await expect(fieldOf(form, label)).toHaveValue(text);
        await fieldOf(form, label).fill('');
      }
      if (long !== undefined) {
        await fieldOf(form, long).fill('Ж'.repeat(3000));
        await press();
        await expect(fieldOf(form, long)).toHaveAttribute('aria-invalid', 'true');
        await expect(form.getByText(/Не больше \d+ знаков/).first()).toBeVisible();
      }
      expect(seen.sent, 'nothing wrong leaves the page').toEqual([]);

      for (const label of taken.choose ?? []) {
        await fieldOf(form, label).click();
        await page.getByRole('option').first().click();
      }
      for (const name of taken.press ?? []) {
        await form.getByRole('radio', { name }).or(form.getByRole('checkbox', { name })).first().click();
      }
      for (const [label, text] of taken.typed) await fieldOf(form, label).fill(text);
      await press();
      await expect(form.getByText(taken.says).first()).toBeVisible();
      await expect(fieldOf(form, taken.field)).toHaveAttribute('aria-invalid', 'true');
      for (const [label] of taken.typed) await expect(fieldOf(form, label), label).not.toHaveValue('');
      expect(seen.sent).toEqual([409]);
    });
  }
  expect(seen.broken).toEqual([]);
  await context.close();
});

const edits = [
  { at: 'brands', edit: 'Изменить', theirs: 'Описание', ours: 'Название' },
  { at: 'manufactures', edit: 'Изменить', theirs: 'Контактное лицо', ours: 'Название' },
  { at: 'partners', edit: 'Изменить', theirs: 'Номер договора', ours: 'Название' },
  { at: 'sale-points-groups', edit: 'Изменить', theirs: 'Описание', ours: 'Название' },
  { at: 'nomenclatures', edit: 'Изменить', theirs: 'Описание', ours: 'Название' },
  { at: 'tech-users', edit: 'Изменить', theirs: 'Описание', ours: 'Система' },
] as const;

test('two administrators in one record: the second is told what the first did, and both changes stand', async ({
  browser,
}) => {
  const mine = await visitor(browser, server, 'desk', admin);
  const other = await visitor(browser, server, 'desk', admin2);
  const seen = [watch(mine.page), watch(other.page)];
  for (const { at, edit, theirs, ours } of edits) {
    await test.step(at, async () => {
      await mine.page.goto(`/admin/${at}`);
      const href = await mine.page.getByRole('table').getByRole('link').first().getAttribute('href');
      const openForm = async (page: Page): Promise<Locator> => {
        await page.goto(href ?? '');
        const button = page.getByRole('dialog').getByRole('button', { name: edit, exact: true });
        await button.click();
        const form = page.getByRole('dialog').filter({ has: page.getByRole('button', { name: 'Сохранить' }) });
        await expect(fieldOf(form, ours)).not.toHaveValue('');
        return form;
      };
      const [mineForm, otherForm] = [await openForm(mine.page), await openForm(other.page)];
      const name = await fieldOf(mineForm, ours).inputValue();
      await fieldOf(otherForm, theirs).fill('Изменил коллега');
      await otherForm.getByRole('button', { name: 'Сохранить' }).click();
      await expect(otherForm).toHaveCount(0);
      await fieldOf(mineForm, ours).fill(`${name} 2`);
      await mineForm.getByRole('button', { name: 'Сохранить' }).click();
      await expect(mineForm.getByText('Запись изменена другим пользователем')).toBeVisible();
      await expect(mineForm.getByText(new RegExp(`Изменено: ${theirs}`))).toBeVisible();
      await expect(fieldOf(mineForm, ours)).toHaveValue(`${name} 2`);
      await mineForm.getByRole('button', { name: 'Сохранить' }).click();
      await expect(mineForm).toHaveCount(0);
      const after = await openForm(mine.page);
      await expect(fieldOf(after, ours)).toHaveValue(`${name} 2`);
      await expect(fieldOf(after, theirs)).toHaveValue('Изменил коллега');
    });
  }
  expect(seen.flatMap(({ broken }) => broken)).toEqual([]);
  await Promise.all([mine.context.close(), other.context.close()]);
});

test('a session that ends in the middle takes nothing: the wizard of a promotion and the matrix of a role', async ({
  browser,
}) => {
  const { page, context } = await visitor(browser, server, 'desk', admin);
  watch(page);
  const end = (): Promise<void> => giveTokens(context, server, { session: 'stale', refresh: 'stale' });
  const comeBack = async (): Promise<void> => {
    await page.getByLabel('Телефон или эл. почта').fill(admin);
    await page.getByLabel('Пароль', { exact: true }).fill(demoPassword);
    await page.getByRole('button', { name: 'Войти' }).click();
  };
  await test.step('the matrix', async () => {
    await page.goto('/admin/access-roles/support');
    const box = page.getByRole('checkbox', { name: 'Карточка бренда: Изменение', exact: true });
    await box.click();
    await end();
    await page.getByRole('button', { name: 'Сохранить права' }).first().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Сохранить права' }).click();
    await comeBack();
    await expect(page).toHaveURL(/\/admin\/access-roles\/support/);
    await expect(page.getByText('Вернули отметки, которые не были сохранены')).toBeVisible();
    await expect(box).toBeChecked();
    await page.getByRole('button', { name: 'Отменить' }).click();
  });
  await test.step('the wizard', async () => {
    await page.goto('/admin/promotions/new');
    await page.getByRole('textbox', { name: 'Название' }).fill('Зимний разгон');
    await page.getByRole('textbox', { name: /Подробное описание/ }).fill('За каждую дрель');
    await end();
    await page.reload();
    await comeBack();
    await expect(page).toHaveURL(/\/admin\/promotions\/new/);
    await expect(page.getByRole('textbox', { name: 'Название' })).toHaveValue('Зимний разгон');
    await expect(page.getByRole('textbox', { name: /Подробное описание/ })).toHaveValue('За каждую дрель');
  });
  await context.close();
});
