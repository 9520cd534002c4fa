import { Type } from '@sinclair/typebox';

import { promotionStatuses } from '../codes.ts';
import type { storeGroupsRoutes } from '../routes/store-groups.ts';
import { changed } from './lib/company.ts';
import {
  Accepted,
  Count,
  DateTime,
  Done,
  Enum,
  Id,
  IdParams,
  List,
  ListExport,
  ListQuery,
  LooseText,
  Nullable,
  Obj,
  Opt,
  Page,
  Ref,
  Text,
  Version,
} from './lib/index.ts';
import type { SchemaTable } from './types.ts';

const kinds = ['manual', 'rule'] as const;

const filters = { kinds: Opt(List(Enum(kinds), 2)), isActive: Opt(Type.Boolean()) };

/** Stores that match every given list. */
const Rule = Obj({
  partnerIds: Opt(List(Id, 500)),
  regions: Opt(List(Text(120), 100)),
  cities: Opt(List(Text(120), 500)),
  codes: Opt(List(Text(64), 5000)),
});

/** As it is read: an empty list asks for nothing. */
const RuleRead = Obj({
  partnerIds: List(Id, 500),
  regions: List(LooseText(120), 100),
  cities: List(LooseText(120), 500),
  codes: List(LooseText(64), 5000),
});

const StoreShort = Obj({
  id: Id,
  name: LooseText(300),
  code: LooseText(64),
  address: LooseText(500),
  status: Enum(['active', 'closed']),
  partner: Ref,
});

/** A promotion that reads the group and is not over. */
const PromotionRef = Obj({ id: Id, name: LooseText(300), status: Enum(promotionStatuses) });

const rowFields = {
  id: Id,
  name: LooseText(200),
  kind: Enum(kinds),
  partnersCount: Count,
  storesCount: Count,
  promotionsCount: Count,
  isActive: Type.Boolean(),
  updatedAt: DateTime,
  version: Version,
};

const Group = Obj({
  ...rowFields,
  description: Nullable(LooseText(1000)),
  stores: List(StoreShort, 5000),
  rule: Nullable(RuleRead),
  /** Names of the partners of the rule. */
  rulePartners: List(Ref, 500),
  promotions: List(PromotionRef, 200),
  ...changed,
});

const input = {
  name: Text(200),
  description: Opt(LooseText(1000)),
  kind: Enum(kinds),
  storeIds: Opt(List(Id, 5000)),
  rule: Opt(Rule),
  isActive: Opt(Type.Boolean()),
};

const Preview = Obj({
  storesCount: Count,
  partnersCount: Count,
  comesCount: Count,
  goesCount: Count,
  /** The first of them, by partner and name. */
  comes: List(StoreShort, 200),
  goes: List(StoreShort, 200),
  promotions: List(PromotionRef, 200),
  /** Whether the promotions are left without a single shop of this group. */
  empties: Type.Boolean(),
});

export const storeGroupsSchemas = {
  'storeGroups.shortList': {
    data: List(Obj({ id: Id, name: LooseText(200), storesCount: Count }), 1000),
  },
  'storeGroups.list': {
    body: ListQuery(Obj(filters), ['name', 'storesCount', 'updatedAt']),
    data: Page(Obj(rowFields)),
  },
  'storeGroups.export': { body: ListExport('storeGroups', Obj(filters)), data: Accepted },
  'storeGroups.get': { params: IdParams, data: Group },
  'storeGroups.create': { body: Obj(input), data: Group },
  /**
   * A group that live promotions read is emptied or switched off only with `acknowledged`: the person has seen which
   * ones.
   */
  'storeGroups.update': {
    params: IdParams,
    body: Obj({ ...input, acknowledged: Opt(Type.Boolean()), version: Version }),
    data: Group,
  },
  'storeGroups.preview': {
    body: Obj({
      groupId: Opt(Id),
      kind: Enum(kinds),
      storeIds: Opt(List(Id, 5000)),
      rule: Opt(Rule),
      isActive: Opt(Type.Boolean()),
    }),
    data: Preview,
  },
  'storeGroups.cities': { data: List(Obj({ name: LooseText(120), region: LooseText(120) }), 5000) },
  'stores.findByCodes': {
    /** `inn` reports apart shops of different partners with the same code. */
    body: Obj({ lines: List(Obj({ code: Text(64), inn: Opt(LooseText(12)) }), 5000) }),
    data: List(Obj({ code: LooseText(64), stores: List(StoreShort, 20) }), 5000),
  },
  'storeGroups.delete': { params: IdParams, data: Done },
  /** Partners whose name matches, each with its stores, for the picker. */
  'stores.findByCompanyName': {
    query: Obj({ name: Text(300) }),
    data: List(
      Obj({
        partnerId: Id,
        partnerName: LooseText(300),
        inn: LooseText(12),
        kpp: Nullable(LooseText(9)),
        stores: List(
          Obj({
            id: Id,
            name: LooseText(300),
            code: LooseText(64),
            address: LooseText(500),
            region: LooseText(120),
          }),
          5000,
        ),
      }),
      50,
    ),
  },
} as const satisfies SchemaTable<keyof typeof storeGroupsRoutes>;
