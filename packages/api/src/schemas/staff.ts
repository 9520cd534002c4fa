import { Type } from '@sinclair/typebox';

import type { staffRoutes } from '../routes/staff.ts';
import {
  Code,
  Count,
  DateTime,
  Email,
  Enum,
  Id,
  IdParams,
  MiddleName,
  List,
  ListQuery,
  LooseText,
  Nullable,
  Obj,
  Opt,
  Page,
  PersonName,
  Phone,
  Ref,
  Version,
} from './lib/index.ts';
import { Invitation } from './lib/invitation.ts';
import type { SchemaTable } from './types.ts';

/** What of an administrator's account waits before it takes effect. */
export const administratorChangeKinds = ['new_administrator', 'address', 'second_step'] as const;

/** It takes effect when another administrator confirms it, or at `dueAt` if nobody has stopped it (domain 3.23). */
const WaitingChange = Obj({
  id: Id,
  kind: Enum(administratorChangeKinds),
  /** E-mail and phone as they will be; `null` where neither changes. */
  address: Nullable(Obj({ email: Nullable(LooseText(254)), phone: Nullable(LooseText(20)) })),
  askedAt: DateTime,
  askedBy: Obj({ id: Id, name: LooseText(200) }),
  dueAt: DateTime,
  /** Why the reader may not confirm; `null` when he may, or decides nothing here. */
  decisionRefusal: Nullable(LooseText(500)),
  allowedActions: List(Enum(['confirm', 'stop']), 2),
});

export const staffStatuses = ['confirmed', 'blocked'] as const;

const Staff = Obj({
  id: Id,
  lastName: LooseText(100),
  firstName: LooseText(100),
  middleName: LooseText(100),
  /** The login: letters go here. */
  email: Nullable(LooseText(254)),
  phone: Nullable(LooseText(20)),
  role: Obj({ code: Code, name: LooseText(120) }),
  /** Whose rows a role of a company sees; `null` for the others. */
  company: Nullable(Ref),
  status: Enum(staffStatuses),
  /** Why it was blocked, in the words the person reads at sign-in. */
  statusReason: Nullable(LooseText(1000)),
  /** No password is set yet. */
  isInvited: Type.Boolean(),
  invitation: Invitation,
  /** Changes of this administrator's account that are not in effect yet. */
  waiting: List(WaitingChange, 3),
  hasSecondFactor: Type.Boolean(),
  /** Live sessions: what a block ends. */
  sessionsCount: Count,
  lastLoginAt: Nullable(DateTime),
  createdAt: DateTime,
  updatedAt: DateTime,
  updatedBy: Nullable(LooseText(200)),
  version: Version,
});

/** Whose rows the role sees: exactly as `dataScope` of the role asks. */
const company = { partnerId: Opt(Id), manufacturerId: Opt(Id) };

export const staffSchemas = {
  'staff.list': {
    body: ListQuery(
      Obj({
        roleCodes: Opt(List(Code, 50)),
        statuses: Opt(List(Enum(staffStatuses), 2)),
        /** Those with a change that waits for this reader's decision. */
        waitsForMe: Opt(Type.Boolean()),
      }),
      ['name', 'createdAt', 'lastLoginAt'],
    ),
    data: Page(Staff),
  },
  'staff.get': { params: IdParams, data: Staff },
  /** A link to set the password goes to `email`; to a new administrator's when the account takes effect. */
  'staff.create': {
    body: Obj({
      lastName: PersonName,
      firstName: PersonName,
      middleName: Opt(MiddleName),
      email: Email,
      phone: Opt(Phone),
      roleCode: Code,
      ...company,
    }),
    data: Staff,
  },
  'staff.decideChange': { params: IdParams, body: Obj({ decision: Enum(['confirm', 'stop']) }), data: Staff },
  'staff.invite': { params: IdParams, data: Staff },
  /** What is absent stays as it is. */
  'staff.update': {
    params: IdParams,
    body: Obj({
      version: Version,
      lastName: Opt(PersonName),
      firstName: Opt(PersonName),
      middleName: Opt(MiddleName),
      email: Opt(Email),
      phone: Opt(Nullable(Phone)),
      roleCode: Opt(Code),
      ...company,
      status: Opt(Enum(staffStatuses)),
      reasonText: Opt(LooseText(1000)),
    }),
    data: Staff,
  },
} as const satisfies SchemaTable<keyof typeof staffRoutes>;
