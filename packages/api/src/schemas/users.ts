import { Type } from '@sinclair/typebox';

import { documentKinds, memberStatuses, taxStatuses } from '../codes.ts';
import type { usersRoutes } from '../routes/users.ts';
import {
  Code,
  CodeSent,
  Count,
  DateTime,
  Done,
  Email,
  Empty,
  Enum,
  FileRef,
  Id,
  MiddleName,
  List,
  LooseText,
  Nullable,
  Obj,
  OneTimeCode,
  Opt,
  PersonName,
  Phone,
  Text,
  Url,
} from './lib/index.ts';
import { ListViews } from './lib/list-view.ts';
import { PassportInput, PassportMasked } from './lib/person.ts';
import type { SchemaTable } from './types.ts';

const Consent = Obj({
  kind: Enum(documentKinds),
  versionId: Id,
  /** Number of the accepted version and its file. */
  version: Count,
  file: Obj({ name: LooseText(300), url: Url, size: Count }),
  acceptedAt: DateTime,
  /** A newer version is published and asks for a new consent. */
  outdated: Type.Boolean(),
  withdrawnAt: Nullable(DateTime),
});

/** `timezone`: the day of a sale is that of its shop (IANA). */
const Store = Obj({ id: Id, name: LooseText(300), address: LooseText(500), timezone: LooseText(64) });

const User = Obj({
  id: Id,
  userExternalId: Nullable(LooseText(64)),
  roleCode: Code,
  roleName: LooseText(120),
  status: Enum(memberStatuses),
  statusReason: Nullable(LooseText(1000)),
  isPhoneVerified: Type.Boolean(),
  isEmailVerified: Type.Boolean(),
  lastName: LooseText(60),
  firstName: LooseText(60),
  middleName: Nullable(LooseText(60)),
  phone: Nullable(Phone),
  email: Nullable(LooseText(254)),
  /** A new phone or address that waits for its code. */
  pendingPhone: Nullable(Phone),
  pendingEmail: Nullable(LooseText(254)),
  avatarUrl: Nullable(Url),
  position: Nullable(LooseText(120)),
  store: Nullable(Store),
  /** `inn` of the employer: the shops to choose from are found by it. */
  partner: Nullable(Obj({ id: Id, name: LooseText(300), inn: LooseText(12) })),
  passport: PassportMasked,
  taxStatus: Enum(taxStatuses),
  spendBlocked: Type.Boolean(),
  spendBlockReason: Nullable(LooseText(1000)),
  consents: List(Consent, 20),
  registeredAt: DateTime,
  /** Saved views of the back-office's lists; a member has none. */
  listViews: ListViews,
});

/** A code that still works is answered with as it stands, and none is sent: a reload or a closed sheet loses nothing. */
const reuse = { reuse: Opt(Type.Boolean()) };

const confirmed = Obj({ isPhoneVerified: Type.Boolean(), status: Enum(memberStatuses) });

export const usersSchemas = {
  'users.profile': { data: Obj({ user: User }) },
  'users.sendPhoneCode': { query: Obj({ phone: Phone, ...reuse }), data: CodeSent },
  'users.confirmPhoneCode': { body: Obj({ code: OneTimeCode }), data: confirmed },
  'users.updatePhone': { body: Obj({ phone: Phone, ...reuse }), data: CodeSent },
  'users.confirmPhoneUpdate': {
    body: Obj({ code: OneTimeCode }),
    data: Obj({ phone: Phone, isPhoneVerified: Type.Boolean() }),
  },
  'users.updateEmail': { body: Obj({ email: Email, ...reuse }), data: CodeSent },
  'users.sendEmailCode': { query: Obj(reuse), data: CodeSent },
  /** Takes the short code of the letter or the long one of its link. */
  'users.confirmEmailCode': {
    body: Obj({ code: Text(128) }),
    data: Obj({ email: LooseText(254), isEmailVerified: Type.Boolean() }),
  },
  'users.createPassport': { body: PassportInput, data: PassportMasked },
  'users.updatePassport': { body: PassportInput, data: PassportMasked },
  'users.uploadPassportScan': { body: Empty, data: FileRef },
  'users.uploadAvatar': { body: Empty, data: Obj({ avatarUrl: Url }) },
  'users.removeAvatar': { data: Done },
  'users.updateFullName': {
    body: Obj({ lastName: PersonName, firstName: PersonName, middleName: Opt(MiddleName) }),
    data: Obj({
      lastName: LooseText(60),
      firstName: LooseText(60),
      middleName: Nullable(LooseText(60)),
      /** Verified passport data must be checked again after a change of name. */
      passport: PassportMasked,
    }),
  },
  'users.resubmit': {
    body: Obj({
      storeId: Id,
      lastName: PersonName,
      firstName: PersonName,
      middleName: Opt(MiddleName),
      email: Email,
    }),
    data: Obj({ status: Enum(memberStatuses), isPhoneVerified: Type.Boolean() }),
  },
  'consents.list': { data: List(Consent, 50) },
  'consents.update': {
    body: Obj({ kind: Enum(documentKinds), versionId: Opt(Id), accepted: Type.Boolean() }),
    data: List(Consent, 50),
  },
} as const satisfies SchemaTable<keyof typeof usersRoutes>;
