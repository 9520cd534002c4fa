import { Type } from '@sinclair/typebox';

import { passportStatuses } from '../../codes.ts';
import {
  DateOnly,
  DateTime,
  Enum,
  FileRef,
  Id,
  Inn,
  MiddleName,
  List,
  LooseText,
  Nullable,
  Obj,
  Opt,
  PersonName,
  Snils,
  Text,
} from './basic.ts';

/** Identity and tax data as a person writes them (domain 3.2). */
export const PassportInput = Obj({
  lastName: PersonName,
  firstName: PersonName,
  middleName: Opt(MiddleName),
  birthDate: DateOnly,
  citizenship: Opt(Text(60)),
  /** 21 is a passport of the Russian Federation. */
  documentCode: Opt(Type.String({ format: 'document-code', maxLength: 2 })),
  passportSeries: Type.String({ format: 'passport-series', maxLength: 4 }),
  passportNumber: Type.String({ format: 'passport-number', maxLength: 6 }),
  passportIssuedBy: Text(255),
  passportIssuedAt: DateOnly,
  /** Six digits. */
  departmentCode: Type.String({ format: 'department-code', maxLength: 7 }),
  registrationAddress: Opt(LooseText(500)),
  inn: Inn,
  snils: Snils,
  scanFileIds: Opt(List(Id, 5)),
});

/** What a list, a profile and a card show: never enough to use. */
export const PassportMasked = Obj({
  status: Enum(passportStatuses),
  /** `45•• ••••56` */
  passport: Nullable(LooseText(20)),
  inn: Nullable(LooseText(20)),
  snils: Nullable(LooseText(20)),
  scansCount: Type.Integer({ minimum: 0 }),
  submittedAt: Nullable(DateTime),
  checkedAt: Nullable(DateTime),
  declineReason: Nullable(LooseText(1000)),
  /** What a decision is made about; 0 while there is nothing. */
  version: Type.Integer({ minimum: 0 }),
});

/** The unmasked view; asking for it is written to the log. */
export const PassportFull = Obj({
  status: Enum(passportStatuses),
  lastName: LooseText(60),
  firstName: LooseText(60),
  middleName: Nullable(LooseText(60)),
  birthDate: DateOnly,
  citizenship: LooseText(60),
  documentCode: LooseText(2),
  passportSeries: LooseText(4),
  passportNumber: LooseText(6),
  passportIssuedBy: LooseText(255),
  passportIssuedAt: DateOnly,
  departmentCode: LooseText(7),
  registrationAddress: Nullable(LooseText(500)),
  inn: LooseText(12),
  snils: LooseText(14),
  scans: List(FileRef, 5),
  submittedAt: Nullable(DateTime),
  checkedAt: Nullable(DateTime),
  checkedBy: Nullable(LooseText(200)),
  declineReason: Nullable(LooseText(1000)),
  version: Type.Integer({ minimum: 1 }),
});
