import type { Input } from '@pribavka/api';

import type { Cell } from '../../../core/tables/csv.ts';
import { memberStatusName, passportStatusName } from '../../dictionary/index.ts';
import type { PassportFields } from '../../passports/index.ts';
import type { MemberRow } from '../repository/rows.ts';
import { dateCell } from '../../../core/tables/date-cell.ts';

export type ExportColumn = NonNullable<Input<'members.exportList'>['body']['columns']>[number];

export interface ExportedMember {
  row: MemberRow;
  taxStatus: string;
  /** Opened only where a column asks for it. */
  passport: PassportFields | undefined;
}

const risks: Record<MemberRow['riskLevel'], string> = { low: 'Низкий', medium: 'Средний', high: 'Высокий' };

/** Name of a column and what stands in it. */
const columns: Record<ExportColumn, readonly [name: string, cell: (member: ExportedMember) => Cell]> = {
  number: ['ID', ({ row }) => row.userExternalId],
  fullName: ['ФИО', ({ row }) => row.fullName],
  phone: ['Телефон', ({ row }) => row.phone],
  email: ['Эл. почта', ({ row }) => row.email],
  partner: ['Партнёр', ({ row }) => row.partner?.name ?? null],
  store: ['Торговая точка', ({ row }) => row.store?.name ?? null],
  status: ['Статус', ({ row }) => memberStatusName(row.status)],
  passportStatus: ['Паспортные данные', ({ row }) => passportStatusName(row.passportStatus)],
  active: ['Доступно', ({ row }) => row.active],
  pending: ['Ожидают', ({ row }) => row.pending],
  debt: ['Задолженность', ({ row }) => row.debt],
  sales: ['Продаж за 30 дней', ({ row }) => row.salesLast30Days],
  risk: ['Риск', ({ row }) => risks[row.riskLevel]],
  taxStatus: ['Налоговый статус', ({ taxStatus }) => (taxStatus === 'self_employed' ? 'Самозанятый' : 'Физлицо')],
  registeredAt: ['Регистрация', ({ row }) => dateCell(row.registeredAt)],
  lastLoginAt: ['Последний вход', ({ row }) => dateCell(row.lastLoginAt)],
  birthDate: ['Дата рождения', ({ passport }) => dateCell(passport?.birthDate)],
  passport: ['Паспорт', ({ passport: data }) => (data ? `${data.passportSeries} ${data.passportNumber}` : null)],
  passportIssued: [
    'Выдан',
    ({ passport: data }) => (data ? `${data.passportIssuedAt}, ${data.passportIssuedBy}` : null),
  ],
  address: ['Адрес регистрации', ({ passport }) => passport?.registrationAddress ?? null],
  inn: ['ИНН', ({ passport }) => passport?.inn ?? null],
  snils: ['СНИЛС', ({ passport }) => passport?.snils ?? null],
};

const opened = new Set<ExportColumn>(['birthDate', 'passport', 'passportIssued', 'address', 'inn', 'snils']);

const unasked = new Set<ExportColumn>([...opened, 'risk', 'taxStatus']);

/** Whether one of the columns stands in the sealed data. */
export const opensPassport = (chosen: readonly ExportColumn[] = []): boolean =>
  chosen.some((column) => opened.has(column));

/** Chosen columns, those of the sealed data only by name. */
export const chosenColumns = (chosen: unknown): ExportColumn[] =>
  Array.isArray(chosen) && chosen.length > 0
    ? (chosen as ExportColumn[])
    : (Object.keys(columns) as ExportColumn[]).filter((column) => !unasked.has(column));

export const columnNames = (chosen: readonly ExportColumn[]): string[] => chosen.map((column) => columns[column][0]);

export const cellsOf = (chosen: readonly ExportColumn[], member: ExportedMember): Cell[] =>
  chosen.map((column) => columns[column][1](member));
