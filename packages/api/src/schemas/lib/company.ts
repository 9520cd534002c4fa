import { Type } from '@sinclair/typebox';

import { accountStatuses } from '../../codes.ts';
import {
  Count,
  DateOnly,
  DateTime,
  Email,
  Enum,
  FileRef,
  Id,
  Inn,
  Kpp,
  LooseText,
  Nullable,
  Obj,
  Opt,
  Phone,
  Ref,
  Text,
  Url,
  Version,
} from './basic.ts';
import { Invitation } from './invitation.ts';

/** Requisites a partner and a manufacturer share; as they are written. */
export const companyInput = {
  name: Text(300),
  legalName: Text(300),
  inn: Inn,
  kpp: Opt(Kpp),
  contactName: Opt(LooseText(200)),
  phone: Opt(Phone),
  email: Opt(Email),
};

/** What a company may come to have no more; `null` takes it away. */
export const clearable = {
  kpp: Opt(Nullable(Kpp)),
  phone: Opt(Nullable(Phone)),
  email: Opt(Nullable(Email)),
};

/** As they are read. */
export const companyFields = {
  id: Id,
  name: LooseText(300),
  legalName: LooseText(300),
  inn: LooseText(12),
  kpp: Nullable(LooseText(9)),
  contactName: Nullable(LooseText(200)),
  phone: Nullable(LooseText(20)),
  email: Nullable(LooseText(254)),
  status: Enum(accountStatuses),
  createdAt: DateTime,
  version: Version,
};

/** Sign-in of the company; a link to set the password is sent to it: nobody invents a secret for somebody else. */
export const loginInput = { login: Email };
/** The address, where it was mistyped: nobody has set a password by it yet. */
export const inviteInput = { login: Opt(Email) };
export const CompanyLogin = Obj({
  userId: Id,
  login: LooseText(254),
  /** No password is set yet. */
  isInvited: Type.Boolean(),
  invitation: Invitation,
  lastLoginAt: Nullable(DateTime),
});

/** Who has changed it last, for the one whose own change meets it. */
export const changed = {
  updatedAt: DateTime,
  updatedBy: Nullable(LooseText(200)),
};

export const StoreInput = Obj({
  name: Text(300),
  code: Text(64),
  address: Text(500),
  city: Opt(LooseText(120)),
  region: Text(120),
  kpp: Opt(Kpp),
  timezone: Opt(LooseText(64)),
  externalId: Opt(LooseText(64)),
});

export const StoreRow = Obj({
  id: Id,
  partner: Ref,
  name: LooseText(300),
  code: LooseText(64),
  address: LooseText(500),
  city: Nullable(LooseText(120)),
  region: LooseText(120),
  kpp: Nullable(LooseText(9)),
  timezone: LooseText(64),
  status: Enum(['active', 'closed']),
  closedAt: Nullable(DateOnly),
  externalId: Nullable(LooseText(64)),
  membersCount: Count,
  version: Version,
  ...changed,
});

export const Consent = Nullable(Obj({ file: FileRef, signedAt: DateOnly }));
export const Logo = Nullable(Url);
