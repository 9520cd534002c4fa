// Written by `node apps/server/scripts/generate-types.ts` from the migrated database. Do not edit.
import type { ColumnType } from 'kysely';

type Generated<T> = T extends ColumnType<infer S, infer I, infer U>
  ? ColumnType<S, I | undefined, U>
  : ColumnType<T, T | undefined, T>;
type GeneratedAlways<T> = ColumnType<T, never, never>;
export type JsonValue = boolean | number | string | null | { [key: string]: JsonValue | undefined } | JsonValue[];
/** Written as `JSON.stringify(value)`: the driver would send a bare array as an SQL array. */
type Json = ColumnType<JsonValue, string, string>;
type Timestamp = ColumnType<Date, Date | string, Date | string>;

export interface AccountInterventions {
  at: Timestamp;
  byId: string;
  id: string;
  kind: 'address' | 'second_step' | 'role' | 'demotion';
  userId: string;
}

export interface Accruals {
  activateAt: Timestamp | null;
  budgetStripe: number | null;
  createdAt: Timestamp;
  expiresOn: string | null;
  id: string;
  kind: 'base' | 'promotion';
  leftPending: number;
  memberId: string;
  points: number;
  promotionId: string | null;
  promotionVersionId: string | null;
  returned: Generated<number>;
  saleId: string;
  saleItemId: string;
  status: Generated<'pending' | 'scheduled' | 'active' | 'cancelled'>;
}

export interface AddressCounts {
  keyHash: Buffer;
  requests: number;
  scope: string;
  windowAt: Timestamp;
}

export interface AdministratorChanges {
  address: Json | null;
  askedAt: Timestamp;
  askedBy: string;
  decidedAt: Timestamp | null;
  decidedBy: string | null;
  dueAt: Timestamp;
  id: string;
  kind: 'new_administrator' | 'address' | 'second_step';
  status: Generated<'waiting' | 'confirmed' | 'due' | 'stopped' | 'closed'>;
  userId: string;
}

export interface AuditEntries {
  action: 'create' | 'update' | 'delete' | 'read' | 'read_personal' | 'login' | 'logout' | 'export' | 'status' | 'import';
  actorId: string | null;
  actorKind: 'user' | 'technical' | 'system' | 'anonymous';
  actorName: Generated<string>;
  actorRole: string | null;
  after: Json | null;
  at: Generated<Timestamp>;
  before: Json | null;
  code: string | null;
  entityId: string | null;
  entityLabel: Generated<string>;
  entityType: Generated<string>;
  fingerprint: string | null;
  id: string;
  ip: string | null;
  processId: string | null;
  reason: string | null;
  requestId: string | null;
  result: Generated<'ok' | 'denied' | 'error'>;
  routeKey: string | null;
  searchText: GeneratedAlways<string | null>;
  userAgent: string | null;
}

export interface Brands {
  createdAt: Generated<Timestamp>;
  createdBy: string | null;
  description: string | null;
  id: Generated<string>;
  inactiveOn: string | null;
  isActive: Generated<boolean>;
  logoFileId: string | null;
  manufacturerId: string;
  name: string;
  searchText: GeneratedAlways<string | null>;
  updatedAt: Generated<Timestamp>;
  updatedBy: string | null;
  version: Generated<number>;
}

export interface Categories {
  createdAt: Generated<Timestamp>;
  createdBy: string | null;
  drawing: string | null;
  id: Generated<string>;
  isActive: Generated<boolean>;
  name: string;
  parentId: string | null;
  position: Generated<number>;
  updatedAt: Generated<Timestamp>;
  updatedBy: string | null;
  version: Generated<number>;
}

export interface Consents {
  acceptedAt: Timestamp;
  action: Generated<'accepted' | 'withdrawn'>;
  channel: Generated<string>;
  fingerprint: string | null;
  id: Generated<string>;
  ip: string | null;
  kind: string;
  userAgent: string | null;
  userId: string;
  versionId: string;
}

export interface ControlChanges {
  after: Json;
  askedAt: Timestamp;
  askedBy: string;
  before: Json;
  comment: string | null;
  decidedAt: Timestamp | null;
  decidedBy: string | null;
  id: string;
  number: Generated<number>;
  status: 'pending' | 'confirmed' | 'rejected' | 'withdrawn' | 'expired';
  version: Generated<number>;
}

export interface DroppedParts {
  droppedAt: Timestamp;
  parent: string;
  part: string;
  rows: number;
  since: Timestamp;
  upto: Timestamp;
}

export interface FileSweeps {
  at: Timestamp;
  deleted: number;
  id: Generated<number>;
  missing: number;
  missingIds: string[];
  removed: number;
  returned: number;
  setAside: number;
  stored: number;
  unknownRefused: number;
}

export interface Files {
  accessGrant: string | null;
  createdAt: Generated<Timestamp>;
  deletedAt: Timestamp | null;
  height: number | null;
  id: string;
  isPublic: Generated<boolean>;
  keyId: string | null;
  manufacturerId: string | null;
  mime: string;
  name: string;
  ownerId: string | null;
  partnerId: string | null;
  purpose: string;
  sha256: Buffer;
  size: number;
  storageKey: string;
  width: number | null;
}

export interface FormerPhones {
  phone: string;
  until: Timestamp;
  userId: string;
}

export interface IdempotencyKeys {
  actor: string;
  answerSealed: Buffer | null;
  bodyHash: Buffer;
  createdAt: Generated<Timestamp>;
  key: string;
  routeKey: string;
  status: number | null;
}

export interface IndexGenerations {
  createdAt: Generated<Timestamp>;
  field: 'tax_profiles' | 'payout_card';
  fingerprint: string;
  keySealed: Buffer | null;
  position: number;
}

export interface Installation {
  id: Generated<string>;
  isOnly: Generated<boolean>;
}

export interface KeyPrints {
  id: string;
  kind: 'secret' | 'index';
  print: string;
  retiredAt: Timestamp | null;
  seenAt: Generated<Timestamp>;
  usedAt: Timestamp | null;
}

export interface LedgerAudit {
  detail: Json | null;
  memberId: string | null;
  problem: string | null;
}

export interface LedgerPostings {
  accrualId: string | null;
  activeAfter: number | null;
  actorId: string | null;
  actorKind: unknown | null;
  amount: number | null;
  at: Timestamp | null;
  cr: unknown | null;
  dActive: number | null;
  dDebt: number | null;
  dPending: number | null;
  dReserved: number | null;
  debtAfter: number | null;
  dr: unknown | null;
  expiresOn: string | null;
  hash: Buffer | null;
  id: string | null;
  memberId: string | null;
  number: number | null;
  partnerId: string | null;
  pendingAfter: number | null;
  promotionId: string | null;
  promotionVersionId: string | null;
  reasonCode: string | null;
  requestId: string | null;
  reservedAfter: number | null;
  reversesSeq: number | null;
  saleId: string | null;
  saleItemId: string | null;
  seq: number | null;
  storeId: string | null;
  tuningId: string | null;
  type: unknown | null;
  withdrawalId: string | null;
  xid: unknown | null;
}

export interface LedgerReconciliations {
  at: Timestamp;
  changed: Generated<number>;
  id: string;
  isFinished: Generated<boolean>;
  postings: number;
  problems: Generated<Json>;
  scope: Generated<'changed' | 'all'>;
  seconds: Generated<number>;
  wallets: number;
}

export interface ListViews {
  createdAt: Generated<Timestamp>;
  id: string;
  isDefault: Generated<boolean>;
  list: string;
  name: string;
  search: string;
  userId: string;
}

export interface LoginAttempts {
  blockedUntil: Timestamp | null;
  failures: Generated<number>;
  keyHash: Buffer;
  lastAt: Generated<Timestamp>;
  scope: string;
}

export interface LotUses {
  amount: number;
  expiresOn: string;
  memberId: string;
  seq: number;
}

export interface Lots {
  expiresOn: string;
  memberId: string;
  remaining: number;
}

export interface Manufacturers {
  contactName: string | null;
  createdAt: Generated<Timestamp>;
  createdBy: string | null;
  email: string | null;
  id: Generated<string>;
  inactiveOn: string | null;
  inn: string;
  kpp: string | null;
  legalName: string;
  logoFileId: string | null;
  name: string;
  phone: string | null;
  searchText: GeneratedAlways<string | null>;
  status: Generated<'active' | 'suspended' | 'archived'>;
  updatedAt: Generated<Timestamp>;
  updatedBy: string | null;
  version: Generated<number>;
}

export interface MemberLetterRecipients {
  byEmail: Generated<boolean>;
  letterId: string;
  sentAt: Timestamp | null;
  skipped: Generated<boolean>;
  userId: string;
}

export interface MemberLetters {
  at: Timestamp;
  authorId: string;
  body: string;
  id: string;
  processId: string | null;
  subject: string;
}

export interface MessengerCodes {
  codeHash: Buffer;
  expiresAt: Timestamp;
  userId: string;
}

export interface MessengerLinks {
  blockedAt: Timestamp | null;
  chatId: string;
  linkedAt: Timestamp;
  messenger: string;
  userId: string;
}

export interface MessengerReading {
  messenger: string;
  nextUpdate: number;
}

export interface NoticePreferences {
  channels: Generated<Json>;
  digest: Generated<'auto' | 'daily' | 'off'>;
  quiet: Generated<boolean>;
  quietFrom: Generated<number>;
  quietUntil: Generated<number>;
  timezone: string | null;
  updatedAt: Timestamp;
  userId: string;
  version: Generated<number>;
}

export interface NoticeWaiting {
  channel: 'email' | 'sms' | 'messenger';
  dueAt: Timestamp;
  notificationId: string;
  userId: string;
}

export interface Notifications {
  createdAt: Generated<Timestamp>;
  entityId: string | null;
  entityType: 'sale' | 'withdrawal' | 'operation' | 'passport' | 'member' | 'promotion' | 'process' | 'support_request' | 'registry' | 'tuning' | 'product' | 'staff' | null;
  id: string;
  key: string | null;
  kind: string;
  readAt: Timestamp | null;
  text: Generated<string>;
  title: string;
  tone: Generated<'neutral' | 'info' | 'success' | 'warning' | 'danger'>;
  userId: string;
  variables: Json | null;
}

export interface OutboxMessages {
  attempts: Generated<number>;
  channel: 'email' | 'sms' | 'messenger';
  createdAt: Generated<Timestamp>;
  id: string;
  lastError: string | null;
  payloadSealed: Buffer;
  sentAt: Timestamp | null;
  status: Generated<'queued' | 'sent' | 'failed'>;
  template: string;
  topic: string | null;
  userId: string | null;
}

export interface Partners {
  consentFileId: string | null;
  consentSignedAt: string | null;
  contactName: string | null;
  contractNumber: string | null;
  createdAt: Generated<Timestamp>;
  createdBy: string | null;
  email: string | null;
  id: Generated<string>;
  inn: string;
  kpp: string | null;
  legalName: string;
  name: string;
  ogrn: string | null;
  phone: string | null;
  region: string | null;
  searchText: GeneratedAlways<string | null>;
  status: Generated<'draft' | 'active' | 'suspended' | 'archived'>;
  updatedAt: Generated<Timestamp>;
  updatedBy: string | null;
  version: Generated<number>;
}

export interface PayoutCards {
  bidx: Buffer;
  brand: string;
  createdAt: Timestamp;
  id: string;
  isDefault: Generated<boolean>;
  mask: string;
  memberId: string;
  removedAt: Timestamp | null;
  token: string;
}

export interface PayoutOverrides {
  askedAt: Timestamp;
  askedBy: string;
  comment: string | null;
  debt: Generated<number>;
  decidedAt: Timestamp | null;
  decidedBy: string | null;
  id: string;
  obstacles: string[];
  reason: string;
  spendBlockHash: string | null;
  status: Generated<'asked' | 'approved' | 'rejected' | 'withdrawn' | 'closed'>;
  statusAt: Timestamp | null;
  withdrawalId: string;
}

export interface PayoutRegistries {
  approvedAt: Timestamp | null;
  approvedBy: string | null;
  closeReason: string | null;
  closedAt: Timestamp | null;
  closedBy: string | null;
  completedAt: Timestamp | null;
  fileTakenAt: Timestamp | null;
  formedAt: Timestamp;
  formedBy: string;
  id: string;
  items: number;
  number: Generated<number>;
  status: Generated<'formed' | 'approved' | 'completed' | 'rejected' | 'disbanded'>;
  totalGrossKopecks: number | null;
  totalNetKopecks: number;
  totalPoints: number;
  version: Generated<number>;
}

export interface PayoutRegistryItems {
  outcome: 'paid' | 'failed' | 'removed' | null;
  position: number;
  registryId: string;
  withdrawalId: string;
}

export interface PointsSettings {
  createdAt: Generated<Timestamp>;
  createdBy: string | null;
  data: Json;
  version: number;
}

export interface Positions {
  code: string;
  isActive: Generated<boolean>;
  name: string;
  position: Generated<number>;
}

export interface ProcessParts {
  attempt: number;
  counts: Json;
  params: Json;
  part: number;
  processId: string;
  refusalSealed: Buffer | null;
}

export interface Processes {
  attempt: Generated<number>;
  counts: Generated<Json>;
  done: Generated<number>;
  errors: Generated<Json>;
  errorsFileId: string | null;
  finishedAt: Timestamp | null;
  heartbeatAt: Timestamp | null;
  id: string;
  kind: string;
  manufacturerId: string | null;
  number: Generated<number>;
  params: Generated<Json>;
  partnerId: string | null;
  queuedAt: Generated<Timestamp>;
  request: Json | null;
  resultFileId: string | null;
  retries: Generated<number>;
  runner: string | null;
  searchSealed: Buffer | null;
  sourceFileId: string | null;
  startedAt: Timestamp | null;
  startedBy: string | null;
  status: Generated<'queued' | 'running' | 'completed' | 'completed_with_errors' | 'failed' | 'cancelled'>;
  title: string;
  total: number | null;
  valuesSealed: Buffer | null;
  version: Generated<number>;
}

export interface ProductImages {
  fileId: string;
  position: number;
  productId: string;
}

export interface ProductPoints {
  agreedPoints: number | null;
  createdAt: Generated<Timestamp>;
  createdBy: string | null;
  points: number;
  productId: string;
  validFrom: string;
}

export interface ProductPointsWaiting {
  askedAt: Timestamp;
  askedBy: string;
  points: number;
  productId: string;
  validFrom: string;
}

export interface Products {
  article: string;
  attributes: Generated<Json>;
  brandId: string | null;
  categoryId: string | null;
  createdAt: Generated<Timestamp>;
  createdBy: string | null;
  description: string | null;
  gtin: string | null;
  id: Generated<string>;
  imageFileId: string | null;
  isMarked: Generated<boolean>;
  manufacturerId: string;
  model: string | null;
  name: string;
  rrpKopecks: number | null;
  searchText: GeneratedAlways<string | null>;
  serialExample: string | null;
  serialHint: string | null;
  serialPattern: string | null;
  serialRequired: Generated<boolean>;
  serialSource: Generated<'pattern' | 'registry' | 'none'>;
  status: Generated<'draft' | 'active' | 'archived'>;
  unit: Generated<string>;
  updatedAt: Generated<Timestamp>;
  updatedBy: string | null;
  validFrom: string | null;
  validTo: string | null;
  version: Generated<number>;
}

export interface ProgrammeDocumentVersions {
  fileId: string;
  fileName: string;
  id: Generated<string>;
  kind: 'program_rules' | 'personal_data' | 'policy' | 'oferta' | 'mailing_info';
  mime: string;
  number: number;
  publishedAt: Timestamp;
  publishedBy: string | null;
  requiresReconsent: Generated<boolean>;
  retiredAt: Timestamp | null;
  retiredBy: string | null;
  sha256: string;
  size: number;
  title: string | null;
}

export interface ProgrammeSettings {
  id: Generated<boolean>;
  supportEmail: Generated<string>;
  supportPhone: Generated<string>;
  timezone: Generated<string>;
  updatedAt: Generated<Timestamp>;
  updatedBy: string | null;
  version: Generated<number>;
}

export interface PromotionBudgets {
  limitPoints: number;
  promotionId: string;
  reserved: Generated<number>;
  spent: Generated<number>;
  stripe: number;
}

export interface PromotionEvents {
  action: string;
  actorId: string | null;
  at: Timestamp;
  comment: string | null;
  fromStatus: string;
  id: string;
  promotionId: string;
  toStatus: string;
}

export interface PromotionFixings {
  fixedAt: Timestamp;
  versionId: string;
}

export interface PromotionGroupStores {
  groupId: string;
  storeId: string;
  versionId: string;
}

export interface PromotionProofs {
  at: Timestamp;
  limitPoints: number;
  promotionId: string;
  reserved: number;
  spent: number;
}

export interface PromotionSelfStarts {
  at: Timestamp;
  authorId: string;
  id: string;
  points: number;
  promotionId: string;
}

export interface PromotionVersions {
  conditions: Generated<Json>;
  createdAt: Generated<Timestamp>;
  createdBy: string | null;
  id: string;
  limits: Generated<Json>;
  mechanic: 'fixed_per_unit' | 'multiplier' | 'percent_of_price' | 'step' | 'plan' | 'first_sale' | 'bundle';
  number: number;
  params: Json;
  promotionId: string;
  stackMode: Generated<'exclusive' | 'best' | 'stack'>;
}

export interface Promotions {
  approvedBy: string | null;
  authoredBy: string | null;
  budgetPoints: number | null;
  coAuthors: Generated<string[]>;
  createdAt: Generated<Timestamp>;
  createdBy: string | null;
  currentVersionId: string | null;
  description: Generated<string>;
  endsAt: Timestamp;
  id: string;
  imageFileId: string | null;
  manufacturerId: string | null;
  name: string;
  number: Generated<number>;
  ownerKind: Generated<'programme' | 'manufacturer'>;
  priority: Generated<number>;
  rulesFileId: string | null;
  searchText: GeneratedAlways<string | null>;
  shortText: Generated<string>;
  startsAt: Timestamp;
  status: Generated<'draft' | 'on_approval' | 'scheduled' | 'active' | 'paused' | 'finished' | 'cancelled' | 'archived'>;
  submitUntil: Timestamp | null;
  updatedAt: Generated<Timestamp>;
  updatedBy: string | null;
  version: Generated<number>;
  visibility: Generated<'all' | 'targeted' | 'hidden'>;
}

export interface ProofRounds {
  after: string;
  beganOn: string;
  done: number;
  kind: 'accounts' | 'accruals';
  total: number;
}

export interface ReceiptClaims {
  liveUntil: Timestamp | null;
  productId: string;
  receiptKey: string;
  saleId: string;
  serialKey: Generated<string>;
  storeId: string;
}

export interface RecoveryCodes {
  codeHash: string;
  createdAt: Generated<Timestamp>;
  hint: string;
  usedAt: Timestamp | null;
  userId: string;
}

export interface RoleGrants {
  action: 'read' | 'update' | 'create' | 'delete';
  groupCode: string;
  roleCode: string;
}

export interface Roles {
  code: string;
  createdAt: Generated<Timestamp>;
  createdBy: string | null;
  dataScope: 'all' | 'partner' | 'manufacturer' | 'own';
  description: Generated<string>;
  isSystem: Generated<boolean>;
  name: string;
  updatedAt: Generated<Timestamp>;
  updatedBy: string | null;
  version: Generated<number>;
}

export interface RuleSets {
  createdAt: Generated<Timestamp>;
  id: string;
  rateKopecks: number;
  rules: Json;
}

export interface SaleDecisions {
  at: Timestamp;
  by: string | null;
  disputedItems: string[] | null;
  id: string;
  outcome: 'confirmed' | 'rejected' | 'clarification';
  rejectedItems: Generated<string[]>;
  saleId: string;
  undoneAt: Timestamp | null;
  undoneBy: string | null;
}

export interface SaleEvents {
  actorId: string | null;
  actorKind: 'member' | 'moderator' | 'system' | 'technical';
  at: Timestamp;
  id: string;
  saleId: string;
  status: string;
  text: string | null;
  title: string;
}

export interface SaleFiles {
  fileId: string;
  position: number;
  saleId: string;
}

export interface SaleFlags {
  code: string;
  position: Generated<number>;
  relatedSaleId: string | null;
  saleId: string;
  text: string;
  weight: number;
}

export interface SaleItems {
  basePoints: Generated<number>;
  formula: Generated<Json>;
  id: string;
  markGtin: string | null;
  points: Generated<number>;
  pointsLines: Generated<Json>;
  position: number;
  priceKopecks: number | null;
  productId: string;
  quantity: number;
  reasonCode: string | null;
  reasonText: string | null;
  removedAt: Timestamp | null;
  returnedQuantity: Generated<number>;
  saleId: string;
  serialKey: string | null;
  serialNumber: string | null;
  status: Generated<'pending' | 'approved' | 'rejected' | 'returned' | 'partially_returned'>;
}

export interface SaleKeys {
  idem: string;
  memberId: string;
  reqHash: Buffer;
  saleId: string;
}

export interface SaleLists {
  columns: string | null;
  fileName: string;
  id: string;
  memberId: string;
  processId: string | null;
  registered: Generated<number>;
  rows: Generated<Json>;
  source: Json | null;
  updatedAt: Timestamp;
  version: Generated<number>;
}

export interface SaleMessages {
  at: Timestamp;
  authorId: string | null;
  authorKind: 'member' | 'moderator' | 'system' | 'technical';
  fileIds: Generated<string[]>;
  id: string;
  saleId: string;
  text: string;
}

export interface SalePostponements {
  at: Timestamp;
  saleId: string;
  userId: string;
}

export interface Sales {
  activateAt: Timestamp | null;
  comment: string | null;
  createdAt: Timestamp;
  decidedAt: Timestamp | null;
  disputeCount: Generated<number>;
  disputeUntil: Timestamp | null;
  externalId: string | null;
  fingerprint: string | null;
  id: string;
  lockedBy: string | null;
  lockedTab: string | null;
  lockedUntil: Timestamp | null;
  memberId: string;
  moderatorId: string | null;
  number: Generated<number>;
  partnerId: string | null;
  pointsPreview: Generated<number>;
  pointsTotal: Generated<number>;
  reasonCode: string | null;
  reasonText: string | null;
  receiptAt: Timestamp | null;
  receiptFd: string | null;
  receiptFn: string | null;
  receiptFpd: string | null;
  receiptKey: string | null;
  receiptQr: string | null;
  receiptTotalKopecks: number | null;
  ruleFacts: Json | null;
  ruleSetId: string | null;
  saleDate: string | null;
  saleDateReason: string | null;
  slaDueAt: Timestamp | null;
  source: Generated<'portal' | 'import' | 'api'>;
  status: 'draft' | 'moderation' | 'clarification' | 'confirmed' | 'rejected' | 'cancelled' | 'partially_returned' | 'returned';
  storeId: string | null;
  submittedAt: Timestamp | null;
  totalKopecks: Generated<number>;
  updatedAt: Timestamp;
  version: Generated<number>;
}

export interface SchemaMigration {
  appliedAt: Generated<Timestamp>;
  indexesPending: Generated<boolean>;
  name: string;
  sha256: string;
  worksFrom: string | null;
}

export interface SchemaObject {
  appliedAt: Generated<Timestamp>;
  kind: 'function' | 'view';
  name: string;
  sha256: string;
}

export interface SecondFactors {
  confirmedAt: Timestamp | null;
  createdAt: Generated<Timestamp>;
  lastStep: number | null;
  secretSealed: Buffer;
  userId: string;
}

export interface SecuritySettings {
  adminSecondFactor: Generated<boolean>;
  onlyRow: Generated<boolean>;
  updatedAt: Generated<Timestamp>;
  updatedBy: string | null;
  version: Generated<number>;
}

export interface SerialClaims {
  claimedAt: Timestamp;
  liveUntil: Timestamp | null;
  memberId: string;
  productId: string;
  saleId: string;
  saleItemId: string;
  serialKey: string;
}

export interface SerialRegistry {
  createdAt: Timestamp;
  createdBy: string | null;
  id: Generated<string>;
  productId: string;
  serialKey: string;
  serialNumber: string;
  shippedAt: string | null;
  shippedToPartnerId: string | null;
  status: Generated<'free' | 'blocked'>;
  updatedAt: Timestamp;
}

export interface Sessions {
  authAt: Generated<Timestamp>;
  createdAt: Generated<Timestamp>;
  expiresAt: Timestamp;
  fingerprintHash: Buffer | null;
  generation: Generated<number>;
  id: string;
  ip: string | null;
  lastUsedAt: Generated<Timestamp>;
  revokeReason: string | null;
  revokedAt: Timestamp | null;
  rotatedAt: Timestamp | null;
  rotatedIp: string | null;
  userAgent: Generated<string>;
  userId: string;
}

export interface SignInChallenges {
  attemptsLeft: Generated<number>;
  createdAt: Generated<Timestamp>;
  expiresAt: Timestamp;
  id: string;
  purpose: 'code' | 'enrolment';
  tokenHash: Buffer;
  usedAt: Timestamp | null;
  userId: string;
}

export interface Socials {
  createdAt: Generated<Timestamp>;
  createdBy: string | null;
  icon: string | null;
  iconFileId: string | null;
  id: Generated<string>;
  isActive: Generated<boolean>;
  name: string;
  position: Generated<number>;
  updatedAt: Generated<Timestamp>;
  updatedBy: string | null;
  url: string;
  version: Generated<number>;
}

export interface StoreGroupStores {
  groupId: string;
  storeId: string;
}

export interface StoreGroups {
  createdAt: Generated<Timestamp>;
  createdBy: string | null;
  description: string | null;
  id: Generated<string>;
  isActive: Generated<boolean>;
  kind: Generated<'manual' | 'rule'>;
  name: string;
  rule: Json | null;
  searchText: GeneratedAlways<string | null>;
  updatedAt: Generated<Timestamp>;
  updatedBy: string | null;
  version: Generated<number>;
}

export interface StoreGroupsFixed {
  key: string | null;
  storeId: string | null;
}

export interface StoreGroupsLive {
  groupId: string | null;
  storeId: string | null;
}

export interface StoreMemberships {
  createdAt: Generated<Timestamp>;
  createdBy: string | null;
  id: Generated<string>;
  partnerId: string;
  storeId: string;
  userId: string;
  validFrom: string;
  validTo: string | null;
}

export interface StoreRequests {
  comment: Generated<string>;
  createdAt: Timestamp;
  decidedAt: Timestamp | null;
  decidedBy: string | null;
  fromStoreId: string | null;
  id: string;
  memberId: string;
  reason: string | null;
  status: Generated<'open' | 'withdrawn' | 'approved' | 'rejected'>;
  storeId: string;
}

export interface Stores {
  address: string;
  city: string;
  closedAt: string | null;
  code: string;
  createdAt: Generated<Timestamp>;
  createdBy: string | null;
  externalId: string | null;
  id: Generated<string>;
  kpp: string | null;
  lat: number | null;
  lon: number | null;
  name: string;
  partnerId: string;
  region: string;
  searchText: GeneratedAlways<string | null>;
  status: Generated<'active' | 'closed'>;
  timezone: Generated<string>;
  updatedAt: Generated<Timestamp>;
  updatedBy: string | null;
  version: Generated<number>;
}

export interface SummaryDays {
  day: string;
  partnerId: string;
  points: number;
  postings: number;
  type: unknown;
}

export interface SummaryExpiring {
  partnerId: string | null;
  points: number;
  storeId: string | null;
}

export interface SummaryExpiringState {
  at: Timestamp;
  onlyRow: Generated<boolean>;
}

export interface SummaryGoods {
  day: string;
  points: number;
  productId: string;
  returned: number;
  revenue: number;
  span: number;
  units: number;
}

export interface SummaryMarks {
  id: Generated<number>;
  kind: 'member' | 'person' | 'sale' | 'payout' | 'posting' | 'group' | 'goods';
  ref: string;
  seq: number | null;
}

export interface SummaryMembers {
  joined: string;
  memberId: string;
  partnerId: string | null;
  seen: string;
  status: string;
  storeId: string | null;
}

export interface SummaryOwed {
  debt: number;
  party: string;
  points: number;
}

export interface SummaryPayoutDays {
  day: string;
  gross: number;
  n: number;
  name: string;
  net: number;
  tax: number;
  waited: string;
  what: 'asked' | 'failure' | 'paid';
}

export interface SummaryPayouts {
  asked: string;
  failure: string | null;
  gross: number;
  id: string;
  memberId: string;
  net: number;
  paid: string | null;
  partnerId: string | null;
  status: string;
  storeId: string | null;
  tax: number;
  waited: string | null;
}

export interface SummaryPeople {
  day: string;
  n: number;
  party: string;
  status: string;
  what: 'joined' | 'status' | 'seen';
}

export interface SummaryRegions {
  day: string;
  owner: string;
  points: number;
  region: string;
  returned: number;
  revenue: number;
  units: number;
}

export interface SummarySales {
  brandId: string | null;
  day: string;
  manufacturerId: string;
  partnerId: string;
  points: number;
  productId: string;
  region: string;
  returned: number;
  revenue: number;
  saleId: string;
  storeId: string;
  units: number;
}

export interface SummarySold {
  brandId: string | null;
  day: string | null;
  manufacturerId: string | null;
  memberId: string | null;
  partnerId: string | null;
  points: number | null;
  productId: string | null;
  region: string | null;
  returned: number | null;
  revenue: number | null;
  saleId: string | null;
  storeId: string | null;
  submittedAt: Timestamp | null;
  units: number | null;
}

export interface SummaryState {
  horizon: Generated<Timestamp>;
  one: Generated<boolean>;
  zone: Generated<string>;
}

export interface SummaryVisitDays {
  day: string;
  gap: number;
  n: number;
}

export interface SummaryVisits {
  day: string;
  gap: number;
  memberId: string;
  partnerId: string | null;
  storeId: string | null;
}

export interface SupportCategories {
  code: string;
  isActive: Generated<boolean>;
  name: string;
  position: Generated<number>;
  updatedAt: Generated<Timestamp>;
  updatedBy: string | null;
  version: Generated<number>;
}

export interface SupportDeadlines {
  categoryCode: string | null;
  hours: number;
  priority: 'low' | 'normal' | 'high' | 'urgent';
}

export interface SupportMessageFiles {
  fileId: string;
  messageId: string;
  position: number;
}

export interface SupportMessages {
  at: Timestamp;
  author: 'author' | 'support' | 'system';
  authorId: string | null;
  id: string;
  internal: Generated<boolean>;
  originRequestId: string | null;
  requestId: string;
  text: string;
}

export interface SupportRequests {
  assigneeId: string | null;
  authorId: string | null;
  byCompany: Generated<boolean>;
  categoryCode: string;
  closedAt: Timestamp | null;
  contactEmail: string | null;
  contactName: string | null;
  contactPhone: string | null;
  createdAt: Timestamp;
  firstResponseAt: Timestamp | null;
  firstResponseDueAt: Timestamp;
  id: string;
  manufacturerId: string | null;
  mergedIntoId: string | null;
  number: Generated<number>;
  operationId: string | null;
  partnerId: string | null;
  priority: Generated<'low' | 'normal' | 'high' | 'urgent'>;
  priorityRank: GeneratedAlways<number | null>;
  rating: number | null;
  reopenedCount: Generated<number>;
  resolvedAt: Timestamp | null;
  saleId: string | null;
  searchText: GeneratedAlways<string | null>;
  status: Generated<'new' | 'in_progress' | 'waiting_author' | 'resolved' | 'closed'>;
  subject: string;
  updatedAt: Timestamp;
  updatedBy: string | null;
  version: Generated<number>;
}

export interface SupportSettings {
  closeDays: Generated<number>;
  reopenDays: Generated<number>;
  single: Generated<boolean>;
  updatedAt: Generated<Timestamp>;
  updatedBy: string | null;
  version: Generated<number>;
  workDays: Generated<number[]>;
  workFrom: Generated<number>;
  workTo: Generated<number>;
}

export interface SupportTemplates {
  categoryCode: string | null;
  id: Generated<string>;
  isActive: Generated<boolean>;
  position: Generated<number>;
  text: string;
  title: string;
  updatedAt: Generated<Timestamp>;
  updatedBy: string | null;
  version: Generated<number>;
}

export interface TableParts {
  parent: string;
  part: string;
  since: Timestamp;
  upto: Timestamp;
}

export interface TaxProfileEvents {
  actorId: string | null;
  at: Timestamp;
  fromStatus: string;
  id: Generated<string>;
  reason: string | null;
  toStatus: string;
  userId: string;
}

export interface TaxProfiles {
  checkedAt: Timestamp | null;
  checkedBy: string | null;
  createdAt: Generated<Timestamp>;
  declineReason: string | null;
  innBidx: Buffer | null;
  innMask: string | null;
  passportBidx: Buffer | null;
  passportMask: string | null;
  reviewOn: string | null;
  scanFileIds: Generated<string[]>;
  sealed: Buffer | null;
  snilsBidx: Buffer | null;
  snilsMask: string | null;
  status: Generated<'empty' | 'on_check' | 'verified' | 'declined' | 'expired'>;
  submittedAt: Timestamp | null;
  taxStatus: Generated<'individual' | 'self_employed'>;
  updatedAt: Generated<Timestamp>;
  userId: string;
  version: Generated<number>;
}

export interface TechnicalCalls {
  at: Timestamp;
  code: string | null;
  durationMs: number;
  httpStatus: number;
  id: string;
  ip: string;
  requestId: string;
  route: string;
  userId: string;
}

export interface TechnicalUsers {
  allowedIps: Generated<string[]>;
  createdAt: Generated<Timestamp>;
  createdBy: string | null;
  description: string | null;
  earlierSecrets: Generated<Json>;
  expiresAt: Timestamp | null;
  lastUsedAt: Timestamp | null;
  login: string;
  name: string;
  ownerManufacturerId: string | null;
  ownerPartnerId: string | null;
  previousSecretHash: string | null;
  previousSecretUntil: Timestamp | null;
  rateLimit: Generated<number>;
  scopes: Generated<Json>;
  secretHash: string;
  secretPrefix: string;
  status: Generated<'active' | 'suspended' | 'revoked'>;
  updatedAt: Generated<Timestamp>;
  updatedBy: string | null;
  userId: string;
  version: Generated<number>;
  webhookEvents: string[] | null;
  webhookLeaseUntil: Timestamp | null;
  webhookPreviousSealed: Buffer | null;
  webhookPreviousUntil: Timestamp | null;
  webhookSecretSealed: Buffer | null;
  webhookUrl: string | null;
  windowAt: Timestamp | null;
  windowCount: Generated<number>;
}

export interface Transfers {
  accrualId: string | null;
  activeAfter: number;
  actorId: string | null;
  actorKind: unknown;
  amount: number;
  at: Timestamp;
  cr: unknown;
  debtAfter: number;
  dr: unknown;
  expiresOn: string | null;
  hash: Buffer;
  id: string;
  memberId: string;
  number: Generated<number>;
  partnerId: string | null;
  pendingAfter: number;
  promotionId: string | null;
  promotionVersionId: string | null;
  reasonCode: string | null;
  requestId: string | null;
  reservedAfter: number;
  reversesSeq: number | null;
  saleId: string | null;
  saleItemId: string | null;
  seq: number;
  storeId: string | null;
  tuningId: string | null;
  type: unknown;
  withdrawalId: string | null;
  xid: Generated<unknown>;
}

export interface Tunings {
  comment: string;
  createdAt: Timestamp;
  createdBy: string;
  decidedAt: Timestamp | null;
  decidedBy: string | null;
  decisionComment: string | null;
  direction: 'credit' | 'debit';
  expiresOn: string | null;
  fileIds: Generated<string[]>;
  id: string;
  idem: string;
  memberId: string;
  number: Generated<number>;
  points: number;
  reasonCode: string;
  reqHash: Buffer;
  status: 'on_approval' | 'applied' | 'rejected' | 'cancelled';
  version: Generated<number>;
}

export interface UserStatusEvents {
  actorId: string | null;
  at: Timestamp;
  fromStatus: string | null;
  id: Generated<string>;
  reason: string | null;
  toStatus: string;
  userId: string;
}

export interface Users {
  avatarFileId: string | null;
  confirmedAt: Timestamp | null;
  createdAt: Generated<Timestamp>;
  createdBy: string | null;
  decidedAt: Timestamp | null;
  decidedBy: string | null;
  email: string | null;
  emailGivenBy: string | null;
  externalId: string;
  firstName: Generated<string>;
  id: string;
  isEmailVerified: Generated<boolean>;
  isPhoneVerified: Generated<boolean>;
  lastFingerprint: string | null;
  lastLoginAt: Timestamp | null;
  lastName: Generated<string>;
  manufacturerId: string | null;
  middleName: Generated<string>;
  namesForgottenAt: Timestamp | null;
  partnerId: string | null;
  passwordChangedAt: Timestamp | null;
  passwordHash: string | null;
  phone: string | null;
  positionCode: string | null;
  registeredAt: Generated<Timestamp>;
  riskLevel: Generated<'low' | 'medium' | 'high'>;
  roleCode: string;
  searchName: GeneratedAlways<string | null>;
  spendBlockReason: string | null;
  spendBlocked: Generated<boolean>;
  status: 'moderation' | 'confirmed' | 'rejected' | 'blocked' | 'deleted';
  statusReason: string | null;
  storeId: string | null;
  taxStatus: Generated<'individual' | 'self_employed'>;
  updatedAt: Generated<Timestamp>;
  updatedBy: string | null;
  version: Generated<number>;
}

export interface VerificationCodes {
  attemptsLeft: Generated<number>;
  codeHash: Buffer;
  createdAt: Generated<Timestamp>;
  expiresAt: Timestamp;
  id: string;
  purpose: 'phone' | 'phone_change' | 'email' | 'recovery' | 'withdrawal' | 'deletion';
  resendAt: Timestamp;
  sessionId: string | null;
  targetSealed: Buffer;
  usedAt: Timestamp | null;
  userId: string | null;
}

export interface WalletProofs {
  at: Timestamp;
  memberId: string;
  seq: number;
}

export interface WalletRanks {
  active: number;
  memberId: string;
  pending: number;
  seq: number;
}

export interface Wallets {
  active: Generated<number>;
  debt: Generated<number>;
  earned: Generated<number>;
  expired: Generated<number>;
  head: Buffer | null;
  memberId: string;
  paid: Generated<number>;
  pending: Generated<number>;
  reserved: Generated<number>;
  seq: Generated<number>;
}

export interface WalletsSettled {
  active: number | null;
  debt: number | null;
  memberId: string | null;
  pending: number | null;
}

export interface WebhookDeliveries {
  attempts: Generated<number>;
  data: Json;
  httpStatus: number | null;
  id: string;
  lastAttemptAt: Timestamp | null;
  lastError: string | null;
  nextAttemptAt: Timestamp;
  occurredAt: Timestamp;
  processId: string | null;
  sentAt: Timestamp | null;
  seq: Generated<number>;
  status: Generated<'queued' | 'sent' | 'failed'>;
  type: string;
  userId: string;
}

export interface WithdrawalEvents {
  actorId: string | null;
  actorKind: string;
  at: Timestamp;
  comment: string | null;
  fromStatus: string | null;
  id: string;
  reasonCode: string | null;
  toStatus: string;
  withdrawalId: string;
}

export interface Withdrawals {
  cardId: string | null;
  cardMask: string;
  comment: string | null;
  decidedAt: Timestamp | null;
  decidedBy: string | null;
  exemptUsedKopecks: Generated<number>;
  failureText: string | null;
  grossKopecks: number;
  id: string;
  idem: string;
  memberId: string;
  method: Generated<'card' | 'sbp'>;
  netKopecks: number;
  number: Generated<number>;
  paidAt: Timestamp | null;
  points: number;
  providerRef: string | null;
  rateKopecks: number;
  reasonCode: string | null;
  registryId: string | null;
  reqHash: Buffer;
  requestedAt: Timestamp;
  resolvedAt: Timestamp | null;
  settingsVersion: number;
  status: Generated<'new' | 'on_review' | 'approved' | 'in_registry' | 'paid' | 'failed' | 'returned' | 'rejected' | 'cancelled'>;
  taxBaseKopecks: number;
  taxKopecks: number;
  taxMode: 'none' | 'gift_prize' | 'remuneration' | 'self_employed' | 'partner_pays';
  version: Generated<number>;
}

export interface DB {
  accountInterventions: AccountInterventions;
  accruals: Accruals;
  addressCounts: AddressCounts;
  administratorChanges: AdministratorChanges;
  auditEntries: AuditEntries;
  brands: Brands;
  categories: Categories;
  consents: Consents;
  controlChanges: ControlChanges;
  droppedParts: DroppedParts;
  fileSweeps: FileSweeps;
  files: Files;
  formerPhones: FormerPhones;
  idempotencyKeys: IdempotencyKeys;
  indexGenerations: IndexGenerations;
  installation: Installation;
  keyPrints: KeyPrints;
  ledgerAudit: LedgerAudit;
  ledgerPostings: LedgerPostings;
  ledgerReconciliations: LedgerReconciliations;
  listViews: ListViews;
  loginAttempts: LoginAttempts;
  lotUses: LotUses;
  lots: Lots;
  manufacturers: Manufacturers;
  memberLetterRecipients: MemberLetterRecipients;
  memberLetters: MemberLetters;
  messengerCodes: MessengerCodes;
  messengerLinks: MessengerLinks;
  messengerReading: MessengerReading;
  noticePreferences: NoticePreferences;
  noticeWaiting: NoticeWaiting;
  notifications: Notifications;
  outboxMessages: OutboxMessages;
  partners: Partners;
  payoutCards: PayoutCards;
  payoutOverrides: PayoutOverrides;
  payoutRegistries: PayoutRegistries;
  payoutRegistryItems: PayoutRegistryItems;
  pointsSettings: PointsSettings;
  positions: Positions;
  processParts: ProcessParts;
  processes: Processes;
  productImages: ProductImages;
  productPoints: ProductPoints;
  productPointsWaiting: ProductPointsWaiting;
  products: Products;
  programmeDocumentVersions: ProgrammeDocumentVersions;
  programmeSettings: ProgrammeSettings;
  promotionBudgets: PromotionBudgets;
  promotionEvents: PromotionEvents;
  promotionFixings: PromotionFixings;
  promotionGroupStores: PromotionGroupStores;
  promotionProofs: PromotionProofs;
  promotionSelfStarts: PromotionSelfStarts;
  promotionVersions: PromotionVersions;
  promotions: Promotions;
  proofRounds: ProofRounds;
  receiptClaims: ReceiptClaims;
  recoveryCodes: RecoveryCodes;
  roleGrants: RoleGrants;
  roles: Roles;
  ruleSets: RuleSets;
  saleDecisions: SaleDecisions;
  saleEvents: SaleEvents;
  saleFiles: SaleFiles;
  saleFlags: SaleFlags;
  saleItems: SaleItems;
  saleKeys: SaleKeys;
  saleLists: SaleLists;
  saleMessages: SaleMessages;
  salePostponements: SalePostponements;
  sales: Sales;
  schemaMigration: SchemaMigration;
  schemaObject: SchemaObject;
  secondFactors: SecondFactors;
  securitySettings: SecuritySettings;
  serialClaims: SerialClaims;
  serialRegistry: SerialRegistry;
  sessions: Sessions;
  signInChallenges: SignInChallenges;
  socials: Socials;
  storeGroupStores: StoreGroupStores;
  storeGroups: StoreGroups;
  storeGroupsFixed: StoreGroupsFixed;
  storeGroupsLive: StoreGroupsLive;
  storeMemberships: StoreMemberships;
  storeRequests: StoreRequests;
  stores: Stores;
  summaryDays: SummaryDays;
  summaryExpiring: SummaryExpiring;
  summaryExpiringState: SummaryExpiringState;
  summaryGoods: SummaryGoods;
  summaryMarks: SummaryMarks;
  summaryMembers: SummaryMembers;
  summaryOwed: SummaryOwed;
  summaryPayoutDays: SummaryPayoutDays;
  summaryPayouts: SummaryPayouts;
  summaryPeople: SummaryPeople;
  summaryRegions: SummaryRegions;
  summarySales: SummarySales;
  summarySold: SummarySold;
  summaryState: SummaryState;
  summaryVisitDays: SummaryVisitDays;
  summaryVisits: SummaryVisits;
  supportCategories: SupportCategories;
  supportDeadlines: SupportDeadlines;
  supportMessageFiles: SupportMessageFiles;
  supportMessages: SupportMessages;
  supportRequests: SupportRequests;
  supportSettings: SupportSettings;
  supportTemplates: SupportTemplates;
  tableParts: TableParts;
  taxProfileEvents: TaxProfileEvents;
  taxProfiles: TaxProfiles;
  technicalCalls: TechnicalCalls;
  technicalUsers: TechnicalUsers;
  transfers: Transfers;
  tunings: Tunings;
  userStatusEvents: UserStatusEvents;
  users: Users;
  verificationCodes: VerificationCodes;
  walletProofs: WalletProofs;
  walletRanks: WalletRanks;
  wallets: Wallets;
  walletsSettled: WalletsSettled;
  webhookDeliveries: WebhookDeliveries;
  withdrawalEvents: WithdrawalEvents;
  withdrawals: Withdrawals;
}
