import type { ExportColumn } from '@pribavka/api';

import type { ExportOf } from '../../../core/exports/export-of.ts';
import { dateCell } from '../../../core/tables/date-cell.ts';
import { memberStatusName, passportStatusName } from '../../dictionary/index.ts';
import type { PassportFields } from '../../passports/index.ts';
import type { MemberRow } from '../repository/rows.ts';

export interface ExportedMember {
  row: MemberRow;
  taxStatus: string;
  /** Opened only where a column asks for it. */
  passport: PassportFields | undefined;
}

const risks: Record<MemberRow['riskLevel'], string> = { low: 'Низкий', medium: 'Средний', high: 'Высокий' };

export const memberCells: ExportOf<'members', ExportedMember>['cells'] = {
  number: ({ row }) => row.userExternalId,
  fullName: ({ row }) => row.fullName,
  phone: ({ row }) => row.phone,
  email: ({ row }) => row.email,
  partner: ({ row }) => row.partner?.name ?? null,
  store: ({ row }) => row.store?.name ?? null,
  status: ({ row }) => memberStatusName(row.status),
  passportStatus: ({ row }) => passportStatusName(row.passportStatus),
  active: ({ row }) => row.active,
  pending: ({ row }) => row.pending,
  debt: ({ row }) => row.debt,
  sales: ({ row }) => row.salesLast30Days,
  risk: ({ row }) => risks[row.riskLevel],
  taxStatus: ({ taxStatus }) => (taxStatus === 'self_employed' ? 'Самозанятый' : 'Физлицо'),
  registeredAt: ({ row }) => dateCell(row.registeredAt),
  lastLoginAt: ({ row }) => dateCell(row.lastLoginAt),
  birthDate: ({ passport }) => dateCell(passport?.birthDate),
  passport: ({ passport: data }) => (data ? `${data.passportSeries} ${data.passportNumber}` : null),
  passportIssued: ({ passport: data }) => (data ? `${data.passportIssuedAt}, ${data.passportIssuedBy}` : null),
  address: ({ passport }) => passport?.registrationAddress ?? null,
  inn: ({ passport }) => passport?.inn ?? null,
  snils: ({ passport }) => passport?.snils ?? null,
};

const opened = new Set<ExportColumn<'members'>>(['birthDate', 'passport', 'passportIssued', 'address', 'inn', 'snils']);

/** Whether one of the columns stands in the sealed data. */
export const opensPassport = (chosen: readonly ExportColumn<'members'>[] = []): boolean =>
  chosen.some((column) => opened.has(column));
