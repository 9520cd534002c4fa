import { sql } from 'kysely';

import type { Db } from '../../../db/open.ts';
import { problem } from '../../../http/problem.ts';
import { type Cell, writeCsv } from '../../../core/tables/csv.ts';
import { writeXlsx } from '../../../core/tables/xlsx.ts';
import { registryNumber, withdrawalNumber } from '../../../core/numbers.ts';
import { fullNameSql } from '../../../core/full-name.ts';
import { lockRegistry } from './lock.ts';
import { noteFileTaken } from '../repository/registry.ts';

type Row = {
  number: number;
  memberName: string;
  token: string | null;
  cardMask: string;
  net: number;
  tax: number;
  gross: number;
};

const header = [
  'Номер заявки',
  'Получатель',
  'Токен карты',
  'Карта',
  'К выплате, ₽',
  'Удержано НДФЛ, ₽',
  'Начислено, ₽',
  'Назначение',
];

async function readRows(db: Db, id: string): Promise<Cell[][]> {
  const { rows } = await sql<Row>`
    select w.number, ${fullNameSql('m')} as member_name, c.token, w.card_mask, w.net_kopecks as net, w.tax_kopecks as tax,
      w.gross_kopecks as gross
    from payout_registry_items i join withdrawals w on w.id = i.withdrawal_id join users m on m.id = w.member_id
    left join payout_cards c on c.id = w.card_id where i.registry_id = ${id}
      and i.outcome is distinct from 'removed' order by i.position`.execute(db);
  return rows.map((row) => [
    withdrawalNumber(row.number),
    row.memberName,
    row.token,
    row.cardMask,
    row.net / 100,
    row.tax / 100,
    row.gross / 100,
    `Вознаграждение по заявке ${withdrawalNumber(row.number)}`,
  ]);
}

const mimes = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

export type RegistryFile = { fileName: string; mime: string; bytes: Buffer };

/**
 * For the bank: names, card tokens and sums. Never a card number, for there is none. From the first download on the
 * registry cannot be disbanded, so it is read under the lock of the registry.
 */
export async function registryFile(db: Db, id: string, format: 'csv' | 'xlsx', at: Date): Promise<RegistryFile> {
  const registry = await lockRegistry({ db }, id, undefined);
  // Nobody sends to the bank what the second person has not approved, or what was called back.
  if (registry.status !== 'approved' && registry.status !== 'completed') throw problem('REGISTRY_STATUS');
  await noteFileTaken(db, id, at);
  const rows = await readRows(db, id);
  const parts = format === 'csv' ? writeCsv(header, rows) : writeXlsx('Реестр выплат', header, rows);
  const chunks: Buffer[] = [];
  for await (const chunk of parts) chunks.push(chunk);
  const number = registryNumber(registry.number);
  return { fileName: `Реестр выплат ${number}.${format}`, mime: mimes[format], bytes: Buffer.concat(chunks) };
}
