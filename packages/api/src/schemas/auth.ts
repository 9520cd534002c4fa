import { Type } from '@sinclair/typebox';

import { documentKinds, memberStatuses } from '../codes.ts';
import type { authRoutes } from '../routes/auth.ts';
import {
  Code,
  Count,
  DateTime,
  Done,
  Email,
  Enum,
  Id,
  IdParams,
  MiddleName,
  List,
  LooseText,
  Nullable,
  Obj,
  Opt,
  Password,
  PersonName,
  Phone,
  Text,
} from './lib/index.ts';
import type { SchemaTable } from './types.ts';

/** Where the account stands; Login explains it in words (domain 3.1). */
export const SignedIn = Obj({
  roleCode: Code,
  status: Enum(memberStatuses),
  /** A member without it confirms the phone first; it keeps nobody of the back-office out. */
  isPhoneVerified: Type.Boolean(),
  /** Why it was rejected or blocked. */
  statusReason: Nullable(LooseText(1000)),
  /** No session yet: `code` asks for the second step, `enrolment` for switching it on first. */
  secondStep: Nullable(Enum(['code', 'enrolment'])),
  /** Brings the second step back to this sign-in. */
  challenge: Nullable(LooseText(100)),
});

export const SessionRow = Obj({
  id: Id,
  current: Type.Boolean(),
  /** «Chrome, Windows». */
  device: LooseText(200),
  ip: Nullable(LooseText(45)),
  createdAt: DateTime,
  lastUsedAt: DateTime,
});

const signInFields = {
  at: DateTime,
  result: Enum(['ok', 'denied', 'error']),
  reason: Nullable(LooseText(1000)),
  /** «Chrome, Windows» */
  device: LooseText(120),
  ip: Nullable(LooseText(45)),
};

const SignIn = Obj(signInFields);

/** The same for the programme's own people, with the sign of the device. */
export const SignInOf = Obj({ ...signInFields, fingerprint: Nullable(LooseText(128)) });

export const authSchemas = {
  'auth.register': {
    body: Obj({
      role: Code,
      storeId: Id,
      lastName: PersonName,
      firstName: PersonName,
      middleName: Opt(MiddleName),
      phone: Phone,
      email: Email,
      password: Password,
      consents: List(Obj({ kind: Enum(documentKinds), versionId: Id }), 10),
    }),
    data: Obj({
      user: Obj({
        id: Id,
        status: Enum(memberStatuses),
        isPhoneVerified: Type.Boolean(),
        phone: Phone,
      }),
    }),
  },
  /** `login` is a phone in any form people type, or an e-mail. */
  'auth.login': { body: Obj({ login: Text(254), password: Text(128) }), data: SignedIn },
  'auth.refresh': { body: Opt(Obj({})), data: Done },
  'auth.logout': { body: Opt(Obj({})), data: Done },
  'auth.recovery': { body: Obj({ email: Email }), data: Done },
  /** `isFirst`: nobody has set a password yet, the person was invited. */
  'auth.checkRecovery': { body: Obj({ code: Text(128) }), data: Obj({ ...Done.properties, isFirst: Type.Boolean() }) },
  'auth.changePassword': { body: Obj({ code: Text(128), password: Password }), data: Done },
  'auth.resetPassword': {
    body: Obj({ oldPassword: Text(128), password: Password }),
    data: Done,
  },
  'auth.reauthenticate': {
    /** `code` of the application or a recovery code, where the second step is on. */
    body: Obj({ password: Text(128), code: Opt(Text(32)) }),
    data: Obj({ until: DateTime }),
  },
  'sessions.list': {
    data: List(SessionRow, 100),
  },
  'sessions.signIns': { data: List(SignIn, 100) },
  'sessions.end': { params: IdParams, data: Done },
  'sessions.endOthers': { data: Obj({ ended: Count }) },
} as const satisfies SchemaTable<keyof typeof authRoutes>;
