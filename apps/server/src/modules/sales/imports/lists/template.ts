import { shopToday } from '@pribavka/forms/rules';
import { sql } from 'kysely';

import { failedRowsFile, failedRowsName, sheetMime } from '../../../../core/imports/failed-rows.ts';
import { templateOf } from '../../../../core/imports/start.ts';
import { dayText } from '../../../../core/calendar.ts';
import type { Ctx } from '../../../../http/context.ts';
import { readSettings } from '../../../points-settings/index.ts';
import { readPlace } from '../../../promotion-rules/index.ts';
import type { FileReply } from '@pribavka/api';
import { findVerdicts } from './verdicts.ts';
import { ownList } from './repository.ts';
import { settle } from './settle.ts';
import { type ListField, listFields, listTable } from './table.ts';

const explained: Readonly<Record<ListField, readonly [must: string, text: string, example: string]>> = {
  number: [
    'Да',
    'Номер чека или продажи в вашей кассе. Строки с одним номером — одна продажа. Второй раз продажа с этим номером не регистрируется.',
    'Чек 145',
  ],
  saleDate: ['Да', 'День продажи: сегодня или раньше, пока не истёк срок регистрации.', '20.11.2026'],
  article: ['Артикул или штрихкод', 'Артикул из раздела «Каталог».', 'СТ-18042'],
  gtin: ['Артикул или штрихкод', 'Штрихкод с упаковки, если артикула нет.', '4600000000008'],
  serial: ['Если у товара он есть', 'Серийный номер. Одна строка — один номер, количество 1.', 'AB-123456'],
  quantity: ['Нет', 'Сколько продано. Пусто — одна штука.', '1'],
  price: ['Нет', 'Цена за штуку в рублях.', '5 990,00'],
  storeCode: ['Нет', 'Код торговой точки. Пусто — ваша точка в день продажи.', ''],
  qr: ['Нет', 'Текст QR-кода чека: с ним продажу проверяют быстрее.', ''],
  saleDateReason: ['Если дата не как в чеке', 'Почему день продажи — не день чека.', ''],
  comment: ['Нет', 'Что важно знать модератору.', ''],
};

/** The sheet of explanations. */
export const notesOf = (needsReceipt: boolean) => ({
  sheet: 'Пояснения',
  header: ['Колонка', 'Обязательно', 'Что писать', 'Пример'],
  rows: listTable.columns.map(([field, title]) => {
    const [must, ...rest] = explained[field];
    return [title, field === 'qr' && needsReceipt ? 'Да' : must, ...rest];
  }),
});

/** A product a seller may register now; one without a serial number, so that the sample loads as it is. */
async function sampleProduct({ db }: Pick<Ctx, 'db'>) {
  const { rows } = await sql<{ article: string; serial: string | null }>`
    select p.article, case when p.serial_required then p.serial_example end as serial
    from products p join manufacturers m on m.id = p.manufacturer_id
    where p.status = 'active' and m.status = 'active' and not exists (select from products o
      where o.article = p.article and o.id <> p.id and o.status <> 'draft')
    order by p.serial_required, p.article limit 1`.execute(db);
  return rows[0];
}

/** `saleLists.template`. */
export async function listTemplate(ctx: Ctx<'saleLists.template'>): Promise<FileReply> {
  const product = await sampleProduct(ctx);
  const { shop } = await readPlace(ctx.db, ctx.actor.id, ctx.actor.storeId);
  const { listReceiptRequired } = await readSettings(ctx.db);
  const day = shopToday(shop, ctx.now());
  const cells: Partial<Record<ListField, string>> = {
    number: `Чек ${day.slice(8)}${day.slice(5, 7)}-1`,
    saleDate: dayText(day),
    article: product?.article ?? explained.article[2],
    serial: product?.serial ?? '',
    quantity: '1',
    price: explained.price[2],
  };
  const sample = listFields.map((field) => cells[field] ?? '');
  const notes = notesOf(listReceiptRequired);
  const made = { columns: listTable.columns, titles: { sheet: 'Мои продажи' }, samples: [sample], notes };
  return templateOf(made, ctx, ctx.query.format);
}

/** `saleLists.failed`: rows that are not registered, each with what to fix. */
export async function failedRows(ctx: Ctx<'saleLists.failed'>): Promise<FileReply> {
  const list = settle(await ownList(ctx.db, ctx.params.id, ctx.actor.id));
  const titles = new Map<string, string>(listTable.columns);
  const rows = findVerdicts(list.rows)
    .filter(({ state }) => state === 'refused')
    .flatMap((sale) =>
      sale.rows.map(({ row, cells }) => ({
        cells,
        reasons: (sale.issues.get(row) ?? []).map(({ field, message }) => ({
          column: titles.get(field) ?? field,
          message,
        })),
      })),
    );
  return { fileName: failedRowsName, mime: sheetMime, body: await failedRowsFile(listTable, rows) };
}
