import { Type } from '@sinclair/typebox';

import type { secondFactorRoutes } from '../routes/second-factor.ts';
import { SignedIn } from './auth.ts';
import { Count, DateTime, Done, List, LooseText, Nullable, Obj, OneTimeCode, Opt, Text } from './lib/index.ts';
import type { SchemaTable } from './types.ts';

/** What the sign-in gave instead of a session; lives ten minutes. */
const Challenge = Text(100);
/** Six digits of the application. */
const Code = OneTimeCode;
/** Shown once, each opens once: `XXXX-XXXX-XXXX`. */
const RecoveryCodes = List(LooseText(14), 10);

/** For an authenticator application: `uri` goes into the QR code, `secret` is typed by hand. */
const Enrolment = Obj({ secret: LooseText(64), uri: LooseText(500) });

export const secondFactorSchemas = {
  'auth.secondStep': { body: Obj({ challenge: Challenge, code: Text(20) }), data: SignedIn },
  'auth.enrol': { body: Obj({ challenge: Challenge }), data: Enrolment },
  'auth.confirmEnrol': {
    body: Obj({ challenge: Challenge, code: Code }),
    data: Obj({ ...SignedIn.properties, recoveryCodes: RecoveryCodes }),
  },
  'secondFactor.status': {
    data: Obj({
      enabled: Type.Boolean(),
      enabledAt: Nullable(DateTime),
      /** The programme asks this account for it: it cannot be switched off. */
      required: Type.Boolean(),
      recoveryCodesLeft: Count,
    }),
  },
  'secondFactor.enrol': { body: Opt(Obj({})), data: Enrolment },
  'secondFactor.confirm': { body: Obj({ code: Code }), data: Obj({ recoveryCodes: RecoveryCodes }) },
  'secondFactor.renewCodes': { body: Opt(Obj({})), data: Obj({ recoveryCodes: RecoveryCodes }) },
  'secondFactor.disable': { data: Done },
} as const satisfies SchemaTable<keyof typeof secondFactorRoutes>;
