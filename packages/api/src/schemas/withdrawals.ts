import { Type } from '@sinclair/typebox';

import { withdrawalBlockers, withdrawalStatuses } from '../codes.ts';
import type { withdrawalsRoutes } from '../routes/withdrawals.ts';
import {
  Code,
  CodeSent,
  DateOnly,
  Done,
  Enum,
  Id,
  IdParams,
  Kopecks,
  List,
  ListQuery,
  LooseText,
  Nullable,
  Obj,
  OneTimeCode,
  Opt,
  PageWith,
  Period,
  Points,
  Version,
} from './lib/index.ts';
import { Card, Withdrawal, WithdrawalRow } from './lib/points.ts';
import type { SchemaTable } from './types.ts';

/** The mask of the field holds five digits (specification §5). */
const Amount = Type.Integer({ minimum: 0, maximum: 99_999 });

const Quote = Obj({
  points: Amount,
  /**
   * Stands for the rate, the kind of tax and the sums below, and changes with any of them; opaque, compared as it is.
   * Sent back with the request, so that nothing is paid by figures the person has not seen.
   */
  version: Code,
  rateKopecks: Kopecks,
  grossKopecks: Kopecks,
  taxMode: Code,
  taxBaseKopecks: Kopecks,
  taxExemptUsedKopecks: Kopecks,
  taxKopecks: Kopecks,
  /** Why so much is likely to be withheld, one sentence; a registry decides it. */
  taxNote: LooseText(300),
  netKopecks: Kopecks,
  payoutBy: Nullable(DateOnly),
  codeRequired: Type.Boolean(),
  /** Every reason with its sentence and the place where it can be fixed. */
  blockers: List(
    Obj({
      code: Enum(withdrawalBlockers),
      text: LooseText(500),
      link: Nullable(Enum(['phone', 'passport', 'cards', 'support', 'points'])),
    }),
    20,
  ),
  limits: Obj({
    min: Points,
    max: Points,
    step: Points,
    available: Points,
    monthLeft: Points,
    dayRequestsLeft: Type.Integer({ minimum: 0 }),
  }),
});

export const withdrawalsSchemas = {
  /** With 0 points or no card it still shows the limits and what is in the way. */
  'withdrawals.quote': { body: Obj({ points: Amount, cardId: Opt(Id) }), data: Quote },
  /** `reuse`: a code that still works for this very sum and card is answered with as it stands, and none is sent. */
  'withdrawals.sendCode': {
    body: Obj({ points: Amount, cardId: Id, reuse: Opt(Type.Boolean()) }),
    data: CodeSent,
  },
  /**
   * `quoteVersion`: `version` of the quote the person has agreed to. Where the quote is another by now, nothing is made
   * and the code is not spent: 409 `WITHDRAW_QUOTE_CHANGED` with the quote that holds in `current`. Without it the
   * request is made by the figures of the moment; clients from before the field send none.
   */
  'withdrawals.create': {
    body: Obj({ points: Amount, cardId: Id, code: Opt(OneTimeCode), quoteVersion: Opt(Code) }),
    data: Withdrawal,
  },
  /** `idempotencyKey`: the request this key has made, when an answer was lost. */
  'withdrawals.list': {
    body: ListQuery(
      Obj({
        statuses: Opt(List(Enum(withdrawalStatuses), 10)),
        requestedAt: Opt(Period),
        idempotencyKey: Opt(Id),
      }),
      ['requestedAt'],
    ),
    data: PageWith(WithdrawalRow, Obj({ points: Points, netKopecks: Kopecks })),
  },
  'withdrawals.get': { params: IdParams, data: Withdrawal },
  'withdrawals.cancel': {
    params: IdParams,
    body: Obj({ version: Opt(Version) }),
    data: Withdrawal,
  },
  'cards.list': { data: List(Card, 20) },
  /** The number is exchanged for a token and a mask and is not kept. */
  'cards.create': {
    body: Obj({
      number: Type.String({ format: 'card-number', maxLength: 19 }),
      isDefault: Opt(Type.Boolean()),
    }),
    data: Card,
  },
  'cards.update': { params: IdParams, body: Obj({ isDefault: Type.Literal(true) }), data: Card },
  'cards.delete': { params: IdParams, data: Done },
} as const satisfies SchemaTable<keyof typeof withdrawalsRoutes>;
