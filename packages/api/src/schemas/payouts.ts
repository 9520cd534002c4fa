import { Type } from '@sinclair/typebox';

import { registryStatuses, withdrawalBlockers, withdrawalStatuses } from '../codes.ts';
import type { payoutsRoutes } from '../routes/payouts.ts';
import {
  Accepted,
  AskedPoints,
  Binary,
  BulkQuery,
  BulkResult,
  Code,
  Count,
  Empty,
  Enum,
  Id,
  IdParams,
  Kopecks,
  List,
  ListExport,
  ListQuery,
  LooseText,
  Nullable,
  Obj,
  Opt,
  PageWith,
  Period,
  Points,
  StatusCounts,
  Text,
  Version,
} from './lib/index.ts';
import { Registry, Withdrawal, WithdrawalRow } from './lib/points.ts';
import type { SchemaTable } from './types.ts';

export const WithdrawalFilters = Obj({
  statuses: Opt(List(Enum(withdrawalStatuses), 10)),
  requestedAt: Opt(Period),
  paidAt: Opt(Period),
  memberId: Opt(Id),
  phone: Opt(LooseText(20)),
  partnerIds: Opt(List(Id, 200)),
  registryId: Opt(Id),
  pointsFrom: Opt(AskedPoints),
  pointsTo: Opt(AskedPoints),
  /** A payout in spite of conditions waits for this person: asked for by somebody else. */
  waitsForMe: Opt(Type.Boolean()),
});

const RegistryFilters = Obj({
  statuses: Opt(List(Enum(registryStatuses), 5)),
  createdAt: Opt(Period),
  /** Wait for this person’s signature: formed by somebody else. */
  waitsForMe: Opt(Type.Boolean()),
});

/**
 * A payout and what became of it in this registry: paid or refused by the bank, or removed before it went there. Refused
 * and removed ones may be in another registry by now; the counts and sums of this one leave out what was removed.
 */
const RegistryPayout = Obj({ ...WithdrawalRow.properties, outcome: Nullable(Enum(['paid', 'failed', 'removed'])) });

/** Why a registry or a part of it does not go to the bank: a reason of `registryExit`; `other` needs a comment. */
const exitBody = { reasonCode: Opt(Code), comment: Opt(LooseText(500)), version: Version };

const RegistryCard = Obj({
  ...Registry.properties,
  /** Why this person is no second one here though he did not form it, in words; null where he is. */
  decisionRefusal: Nullable(LooseText(500)),
  withdrawals: List(RegistryPayout, 1000),
});

export const payoutsSchemas = {
  'withdrawals.adminList': {
    body: ListQuery(WithdrawalFilters, ['requestedAt', 'points', 'netKopecks', 'status']),
    data: PageWith(
      WithdrawalRow,
      Obj({
        statuses: StatusCounts(withdrawalStatuses),
        waitsForMe: Count,
        /** Sums are `null` past the cap of the count: a sum over a part would be a lie. */
        points: Nullable(Points),
        grossKopecks: Nullable(Kopecks),
        taxKopecks: Nullable(Kopecks),
        netKopecks: Nullable(Kopecks),
      }),
    ),
  },
  /** `return` gives the points of a failed payout back, `retry` sends it to the next registry. */
  'withdrawals.decide': {
    params: IdParams,
    body: Obj({
      decision: Enum(['approve', 'reject', 'retry', 'return']),
      reasonCode: Opt(Code),
      comment: Opt(LooseText(1000)),
      version: Version,
    }),
    data: Withdrawal,
  },
  /** `obstacles`: the conditions the person has seen and answers for; with others by now it is refused. */
  'withdrawals.askOverride': {
    params: IdParams,
    body: Obj({
      obstacles: List(Enum(withdrawalBlockers), 20),
      /** Three signs at least. */
      reason: Text(1000),
      version: Version,
    }),
    data: Withdrawal,
  },
  'withdrawals.decideOverride': {
    params: IdParams,
    body: Obj({
      /** Of `overrides`: the one the person has seen. */
      overrideId: Id,
      decision: Enum(['approve', 'reject', 'withdraw']),
      /** Required to reject. */
      comment: Opt(Text(1000)),
      /** Of the payout. */
      version: Version,
    }),
    data: Withdrawal,
  },
  'registries.list': {
    body: ListQuery(RegistryFilters, ['createdAt']),
    data: PageWith(Registry, Obj({ waitsForMe: Count })),
  },
  'registries.export': { body: ListExport('registries', RegistryFilters), data: Accepted },
  'registries.get': { params: IdParams, data: RegistryCard },
  'registries.create': { body: Obj({ ids: List(Id, 1000) }), data: RegistryCard },
  /** One portion is one registry; without `expected` and with `preview` it only counts. */
  'registries.createByQuery': {
    body: Obj({ query: BulkQuery(WithdrawalFilters) }),
    data: Obj({ ...BulkResult.properties, registryId: Nullable(Id) }),
  },
  /** Not by the person who formed it, where the settings ask for two. */
  'registries.approve': { params: IdParams, body: Obj({ version: Version }), data: RegistryCard },
  /** Before the second signature, by others than the person who formed it. */
  'registries.reject': { params: IdParams, body: Obj(exitBody), data: RegistryCard },
  /** Before the file was downloaded: unsigned by the person who formed it, signed by anybody who may sign. */
  'registries.disband': { params: IdParams, body: Obj(exitBody), data: RegistryCard },
  /** Before the second signature; the last request stays. */
  'registries.takeOut': { params: IdParams, body: Obj({ ...exitBody, withdrawalId: Id }), data: RegistryCard },
  'registries.file': {
    params: IdParams,
    query: Obj({ format: Enum(['csv', 'xlsx']) }),
    data: Binary,
  },
  'registries.uploadResult': { params: IdParams, body: Empty, data: Accepted },
  /** Without `items` everything in the registry is paid. */
  'registries.markPaid': {
    params: IdParams,
    body: Obj({
      items: Opt(
        List(
          Obj({
            withdrawalId: Id,
            status: Enum(['paid', 'failed']),
            failureText: Opt(LooseText(1000)),
            providerRef: Opt(LooseText(64)),
          }),
          1000,
        ),
      ),
      version: Version,
    }),
    data: Obj({ registry: RegistryCard, paid: Count, failed: Count }),
  },
} as const satisfies SchemaTable<keyof typeof payoutsRoutes>;
