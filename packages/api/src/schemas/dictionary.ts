import { Type } from '@sinclair/typebox';

import { documentKinds, operationTypes, tones } from '../codes.ts';
import type { dictionaryRoutes } from '../routes/dictionary.ts';
import { boundFields } from './lib/bounds.ts';
import { Code, Enum, List, LooseText, Obj } from './lib/index.ts';
import type { SchemaTable } from './types.ts';

const Named = Obj({ code: Code, name: LooseText(200) });
const Status = Obj({ code: Code, name: LooseText(200), tone: Enum(tones) });
const Reason = Obj({
  code: Code,
  name: LooseText(200),
  /** What the person concerned will read. */
  text: LooseText(1000),
});

const statusEntities = {
  member: List(Status, 32),
  passport: List(Status, 32),
  sale: List(Status, 32),
  saleItem: List(Status, 32),
  withdrawal: List(Status, 32),
  registry: List(Status, 32),
  tuning: List(Status, 32),
  product: List(Status, 32),
  promotion: List(Status, 32),
  partner: List(Status, 32),
  store: List(Status, 32),
  manufacturer: List(Status, 32),
  technical: List(Status, 32),
  process: List(Status, 32),
  support: List(Status, 32),
};

export const dictionarySchemas = {
  'dictionary.get': {
    data: Obj({
      /** Roles one may register with. */
      roles: List(Named, 20),
      positions: List(Named, 100),
      regions: List(Named, 200),
      statuses: Obj(statusEntities),
      reasons: Obj({
        saleReject: List(Reason, 50),
        saleReturn: List(Reason, 50),
        saleCancel: List(Reason, 50),
        memberReject: List(Reason, 50),
        memberBlock: List(Reason, 50),
        passportDecline: List(Reason, 50),
        storeReject: List(Reason, 50),
        withdrawalReject: List(Reason, 50),
        registryExit: List(Reason, 50),
        tuning: List(Reason, 50),
        tuningReject: List(Reason, 50),
      }),
      operationTypes: List(Obj({ code: Enum(operationTypes), name: LooseText(200) }), 32),
      mechanics: List(Named, 32),
      processKinds: List(Named, 32),
      logActions: List(Named, 32),
      documentKinds: List(Obj({ code: Enum(documentKinds), name: LooseText(200) }), 10),
      supportCategories: List(Named, 32),
      flags: List(Named, 32),
      settings: Obj({
        /** IANA name of the programme zone. */
        timezone: LooseText(64),
        rateKopecks: Type.Integer({ minimum: 1 }),
        /** Days after a sale within which it may be registered. */
        saleSubmitDays: Type.Integer({ minimum: 0 }),
        /** A member's own list takes sales only with the QR code of their receipt. */
        listReceiptRequired: Type.Boolean(),
        /** What a new entry may hold, for the forms. */
        bounds: Obj(boundFields),
        supportPhone: LooseText(20),
        supportEmail: LooseText(254),
      }),
    }),
  },
} as const satisfies SchemaTable<keyof typeof dictionaryRoutes>;
