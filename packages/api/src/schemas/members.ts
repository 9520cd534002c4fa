import { Type } from '@sinclair/typebox';

import { documentKinds, memberStatuses, passportStatuses, riskLevels, taxStatuses } from '../codes.ts';
import type { membersRoutes } from '../routes/members.ts';
import { SignInOf } from './auth.ts';
import {
  AskedPoints,
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
  PageNamed,
  Pasted,
  Period,
  PersonName,
  Phone,
  Points,
  Ref,
  SignedPoints,
  StatusCounts,
  Text,
  Url,
  Version,
} from './lib/index.ts';
import { PassportFull, PassportMasked } from './lib/person.ts';
import { StoreRequest } from './lib/store-request.ts';
import type { SchemaTable } from './types.ts';

const rowFields = {
  id: Id,
  userExternalId: Nullable(LooseText(64)),
  fullName: LooseText(200),
  /** Masked unless the reader may see contacts. */
  phone: Nullable(LooseText(20)),
  email: Nullable(LooseText(254)),
  isPhoneVerified: Type.Boolean(),
  partner: Nullable(Ref),
  store: Nullable(Ref),
  status: Enum(memberStatuses),
  passportStatus: Enum(passportStatuses),
  active: SignedPoints,
  pending: SignedPoints,
  debt: SignedPoints,
  salesLast30Days: Count,
  riskLevel: Enum(riskLevels),
  registeredAt: DateTime,
  lastLoginAt: Nullable(DateTime),
  version: Version,
};

export const MemberRow = Obj(rowFields);

export const MemberFilters = Obj({
  /** Phones, e-mails and identifiers. */
  pasted: Opt(Pasted),
  statuses: Opt(List(Enum(memberStatuses), 10)),
  partnerIds: Opt(List(Id, 200)),
  storeIds: Opt(List(Id, 200)),
  storeGroupIds: Opt(List(Id, 200)),
  regions: Opt(List(Text(120), 100)),
  passportStatuses: Opt(List(Enum(passportStatuses), 10)),
  taxStatuses: Opt(List(Enum(taxStatuses), 5)),
  riskLevels: Opt(List(Enum(riskLevels), 5)),
  activeFrom: Opt(AskedPoints),
  activeTo: Opt(AskedPoints),
  hasDebt: Opt(Type.Boolean()),
  isPhoneVerified: Opt(Type.Boolean()),
  /** Asks to move to another shop. */
  asksForStore: Opt(Type.Boolean()),
  registeredAt: Opt(Period),
});

export const MemberCard = Obj({
  ...rowFields,
  updatedAt: DateTime,
  updatedBy: Nullable(LooseText(200)),
  lastName: LooseText(60),
  firstName: LooseText(60),
  middleName: Nullable(LooseText(60)),
  isEmailVerified: Type.Boolean(),
  roleCode: Code,
  position: Nullable(LooseText(120)),
  storeAddress: Nullable(LooseText(500)),
  avatarUrl: Nullable(Url),
  statusReason: Nullable(LooseText(1000)),
  taxStatus: Enum(taxStatuses),
  spendBlocked: Type.Boolean(),
  spendBlockReason: Nullable(LooseText(1000)),
  reserved: SignedPoints,
  earnedTotal: Points,
  paidTotal: Points,
  passport: PassportMasked,
  /** The last request to move to another shop that was not taken back. */
  storeRequest: Nullable(StoreRequest),
  /** The last word on each document; a consent taken back says when. */
  consents: List(
    Obj({
      kind: Enum(documentKinds),
      versionId: Id,
      versionNumber: Count,
      acceptedAt: DateTime,
      withdrawnAt: Nullable(DateTime),
      /** A later version asks for a new consent. */
      outdated: Type.Boolean(),
      /** Where the box was ticked, under 152-ФЗ; for the programme's own people. */
      evidence: Nullable(
        Obj({
          channel: LooseText(40),
          ip: Nullable(LooseText(45)),
          fingerprint: Nullable(LooseText(128)),
          userAgent: Nullable(LooseText(400)),
        }),
      ),
    }),
    20,
  ),
  /** Others with the same phone, card or device (F7). */
  duplicates: List(Obj({ id: Id, name: LooseText(200), by: Enum(['phone', 'card', 'device']) }), 20),
  history: List(Obj({ at: DateTime, text: LooseText(1000), actorName: Nullable(LooseText(200)) }), 100),
  allowedActions: List(
    Enum(['confirm', 'reject', 'block', 'unblock', 'edit', 'decide_passport', 'resend_passport', 'decide_store']),
    10,
  ),
});

const Recipients = Obj({
  search: Opt(LooseText(200)),
  filters: Opt(MemberFilters),
  except: Opt(List(Id, 1000)),
});

export const membersSchemas = {
  'members.list': {
    body: ListQuery(MemberFilters, [
      'fullName',
      'registeredAt',
      'lastLoginAt',
      'active',
      'pending',
      'salesLast30Days',
      'status',
    ]),
    data: PageNamed(
      MemberRow,
      Obj({
        statuses: StatusCounts(memberStatuses),
        passportOnCheck: Count,
        withDebt: Count,
        highRisk: Count,
        asksForStore: Count,
      }),
    ),
  },
  'members.get': { params: IdParams, data: MemberCard },
  'members.passport': { params: IdParams, data: PassportFull },
  /** `status` is a decision: rejecting and blocking need a reason. */
  'members.update': {
    params: IdParams,
    body: Obj({
      version: Version,
      status: Opt(Enum(['confirmed', 'rejected', 'blocked', 'moderation'])),
      reasonCode: Opt(Code),
      reasonText: Opt(LooseText(1000)),
      lastName: Opt(PersonName),
      firstName: Opt(PersonName),
      middleName: Opt(MiddleName),
      /** A number given here waits for the member's own confirmation. */
      phone: Opt(Phone),
      /** `null` takes the address off. */
      email: Opt(Nullable(Email)),
      storeId: Opt(Id),
      position: Opt(LooseText(120)),
      taxStatus: Opt(Enum(taxStatuses)),
      spendBlocked: Opt(Type.Boolean()),
      spendBlockReason: Opt(LooseText(1000)),
    }),
    data: MemberCard,
  },
  'members.decideStore': {
    params: IdParams,
    body: Obj({
      requestId: Id,
      decision: Enum(['approve', 'reject']),
      reasonCode: Opt(Code),
      reasonText: Opt(LooseText(400)),
    }),
    data: MemberCard,
  },
  'members.decidePassport': {
    params: IdParams,
    body: Obj({
      decision: Enum(['verify', 'decline']),
      reasonCode: Opt(Code),
      reasonText: Opt(LooseText(1000)),
      version: Opt(Version),
    }),
    data: PassportMasked,
  },
  'members.signIns': {
    params: IdParams,
    data: List(SignInOf, 100),
  },
  /** `expected` is the number the sender was shown: when it has changed since, nothing is sent. */
  'members.letter': {
    body: Obj({
      ids: Opt(List(Id, 200)),
      query: Opt(Recipients),
      subject: Text(120),
      text: Text(4000),
      preview: Opt(Type.Boolean()),
      expected: Opt(Count),
    }),
    data: Obj({
      total: Count,
      /** Who get it. */
      eligible: Count,
      /** Of those, who have an address; the rest read it in the app alone. */
      withEmail: Count,
      skipped: List(Obj({ reason: Code, count: Count }), 10),
      /** `null` in a preview. */
      processId: Nullable(Id),
    }),
  },
  'members.resendPassport': { params: IdParams, body: Opt(Obj({})), data: PassportMasked },
  'members.infoByPhone': {
    query: Obj({ phone: Phone }),
    data: Obj({
      id: Id,
      fullName: LooseText(200),
      phone: LooseText(20),
      status: Enum(memberStatuses),
      store: Nullable(Ref),
      partner: Nullable(Ref),
      points: Obj({ active: SignedPoints, pending: SignedPoints, debt: SignedPoints }),
    }),
  },
} as const satisfies SchemaTable<keyof typeof membersRoutes>;
