import { accountStatuses, logActions, promotionStatuses } from '../codes.ts';
import type { partnersRoutes } from '../routes/partners.ts';
import {
  changed,
  clearable,
  CompanyLogin,
  inviteInput,
  companyFields,
  companyInput,
  Consent,
  loginInput,
  StoreInput,
  StoreRow,
} from './lib/company.ts';
import { Change } from './lib/audit-entry.ts';
import {
  Accepted,
  Binary,
  Code,
  Count,
  DateOnly,
  DateTime,
  Done,
  Empty,
  Enum,
  FileRef,
  Id,
  IdParams,
  Inn,
  Kpp,
  List,
  ListExport,
  ListQuery,
  LooseText,
  Nullable,
  Obj,
  Opt,
  Page,
  PageNamed,
  Pasted,
  Ref,
  StatusCounts,
  Text,
  Version,
} from './lib/index.ts';
import { ImportQuery } from './lib/imports.ts';
import type { SchemaTable } from './types.ts';

const extra = {
  ogrn: Opt(LooseText(15)),
  region: Opt(LooseText(120)),
  contractNumber: Opt(LooseText(64)),
  /** `null` takes the consent away. */
  consentFileId: Opt(Nullable(Id)),
  consentSignedAt: Opt(Nullable(DateOnly)),
};

const rowFields = {
  ...companyFields,
  region: Nullable(LooseText(120)),
  storesCount: Count,
  membersCount: Count,
  salesLast30Days: Count,
};

const Partner = Obj({
  ...rowFields,
  ogrn: Nullable(LooseText(15)),
  contractNumber: Nullable(LooseText(64)),
  consent: Consent,
  login: Nullable(CompanyLogin),
  /** People of the company who sign in to the back-office: a suspension signs them out. */
  staffCount: Count,
  ...changed,
});

const HistoryRow = Obj({
  id: Id,
  at: DateTime,
  /** A name for the people of the programme; a company reads the role. */
  actorName: LooseText(200),
  action: Enum(logActions),
  actionName: LooseText(200),
  entityType: Code,
  entityTypeName: LooseText(200),
  entityLabel: Nullable(LooseText(300)),
  reason: Nullable(LooseText(1000)),
  changes: List(Change, 200),
});

const PromotionOfPartner = Obj({
  id: Id,
  name: LooseText(300),
  status: Enum(promotionStatuses),
  startsAt: DateTime,
  endsAt: DateTime,
  /** The narrowest condition it comes by; `everybody` when it asks for no place. */
  reach: Enum(['everybody', 'partner', 'stores', 'groups', 'regions']),
  groups: List(Ref, 100),
  storesCount: Count,
});

const DryRun = Obj({ dryRun: Opt(Enum(['true', 'false'])) });

const storeFilters = Obj({
  /** Names of shops an address holds by id. */
  ids: Opt(List(Id, 200)),
  partnerIds: Opt(List(Id, 200)),
  statuses: Opt(List(Enum(['active', 'closed']), 2)),
  regions: Opt(List(Text(120), 100)),
});

const PartnerFilters = Obj({
  /** ИНН and identifiers. */
  pasted: Opt(Pasted),
  statuses: Opt(List(Enum(accountStatuses), 5)),
  regions: Opt(List(Text(120), 100)),
});

export const partnersSchemas = {
  'partners.list': {
    body: ListQuery(PartnerFilters, ['name', 'createdAt', 'storesCount', 'membersCount', 'salesLast30Days']),
    data: PageNamed(Obj(rowFields), Obj({ statuses: StatusCounts(accountStatuses) })),
  },
  'partners.export': {
    query: Obj({
      format: Opt(Enum(['xlsx', 'csv'])),
      status: Opt(Enum(accountStatuses)),
      region: Opt(LooseText(120)),
      search: Opt(LooseText(200)),
    }),
    data: Accepted,
  },
  'partners.exportList': { body: ListExport('partners', PartnerFilters), data: Accepted },
  'partners.uploadConsent': { params: IdParams, body: Empty, data: FileRef },
  'partners.history': { params: IdParams, body: ListQuery(Obj({}), ['at']), data: Page(HistoryRow) },
  'partners.promotions': { params: IdParams, data: List(PromotionOfPartner, 500) },
  'partners.get': { params: IdParams, data: Partner },
  'partners.register': {
    body: Obj({ ...companyInput, ...extra, ...loginInput, stores: Opt(List(StoreInput, 200)) }),
    data: Partner,
  },
  'partners.update': {
    params: IdParams,
    body: Obj({
      ...companyInput,
      ...clearable,
      ...extra,
      status: Opt(Enum(accountStatuses)),
      reasonText: Opt(LooseText(1000)),
      version: Version,
    }),
    data: Partner,
  },
  /** A trial by the query, as of other uploads, or by a field of the form; asked in one place, it is one. */
  'partners.invite': { params: IdParams, body: Obj(inviteInput), data: Partner },
  'partners.massUpload': { query: ImportQuery, body: DryRun, data: Accepted },
  'partners.massUploadTemplate': {
    query: Obj({ format: Opt(Enum(['xlsx', 'csv'])) }),
    data: Binary,
  },
  /** `from` is today or earlier; the answer's `from` is when the place began. */
  'partners.assignStore': {
    params: Obj({ userExternalId: Text(64) }),
    body: Obj({ partnerInn: Inn, kpp: Opt(Kpp), storeCode: Text(64), from: DateOnly }),
    data: Obj({
      userExternalId: LooseText(64),
      partner: Ref,
      store: Ref,
      from: DateOnly,
    }),
  },
  'stores.list': {
    body: ListQuery(storeFilters, ['name', 'code', 'city', 'membersCount']),
    data: Page(StoreRow),
  },
  'stores.create': { body: Obj({ ...StoreInput.properties, partnerId: Id }), data: StoreRow },
  /** A closed store refuses sales dated after `closedAt`; a КПП of `null` is taken away. */
  'stores.update': {
    params: IdParams,
    body: Obj({
      ...StoreInput.properties,
      kpp: clearable.kpp,
      status: Opt(Enum(['active', 'closed'])),
      closedAt: Opt(DateOnly),
      version: Version,
    }),
    data: StoreRow,
  },
  'stores.delete': { params: IdParams, data: Done },
} as const satisfies SchemaTable<keyof typeof partnersRoutes>;
