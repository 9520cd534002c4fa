import { Type } from '@sinclair/typebox';

import { ceilings } from '../../ceilings.ts';
import { operationTypes, pointsStates, saleActions, saleItemStatuses, saleSources, saleStatuses } from '../../codes.ts';
import {
  AskedKopecks,
  Code,
  Count,
  DateOnly,
  DateTime,
  Enum,
  FileRef,
  Id,
  Kopecks,
  List,
  LooseText,
  Nullable,
  Obj,
  Opt,
  Person,
  Phone,
  Points,
  Price,
  Ref,
  SignedPoints,
  Text,
  Url,
  Version,
} from './basic.ts';

export const Quantity = Type.Integer({ minimum: 1, maximum: ceilings.quantity });
/** A serial number, or the whole code of a mark of «Честный знак»: the serial in it is what is stored. */
export const SerialNumber = Text(300);

/** GTIN of a mark of «Честный знак»: 14 digits, leading zeros kept. */
export const MarkGtin = Type.String({ pattern: '^[0-9]{14}$', minLength: 14, maxLength: 14 });

export const SaleItemInput = Obj({
  productId: Id,
  quantity: Quantity,
  priceKopecks: Opt(Price),
  serialNumber: Opt(SerialNumber),
  /** The serial number was scanned from a mark with this GTIN; ignored when it is not the product's. */
  markGtin: Opt(MarkGtin),
});

/** Either the QR string as read, or its parts typed by hand. */
export const ReceiptInput = Obj({
  qr: Opt(LooseText(500)),
  fn: Opt(LooseText(16)),
  fd: Opt(LooseText(10)),
  fpd: Opt(LooseText(10)),
  totalKopecks: Opt(AskedKopecks),
  /** As the till has printed it, in the time of its shop. */
  datetime: Opt(DateTime),
});

/**
 * Whose sale it is, by one of the three. Only external systems say it, of the sellers of their owner; a person always
 * sells for himself (domain 3.7, 3.14).
 */
export const SaleMemberInput = Obj({
  memberId: Opt(Id),
  userExternalId: Opt(Text(64)),
  phone: Opt(Phone),
});

/** A draft may be incomplete; `submit: true` checks everything at once. */
export const SaleInput = Obj({
  /** The seller's own store unless given. */
  storeId: Opt(Id),
  /** The receipt's day unless given. */
  saleDate: Opt(DateOnly),
  /** Why the sale has another day than its receipt; ignored where it has the same. */
  saleDateReason: Opt(LooseText(300)),
  items: List(SaleItemInput, ceilings.items),
  receipt: Opt(ReceiptInput),
  fileIds: Opt(List(Id, 10)),
  comment: Opt(LooseText(1000)),
  submit: Type.Boolean(),
  externalId: Opt(Text(64)),
});

/** «350 × 2 × 1,5 = 1 050» part by part, left to right; the last part is the result. Empty where nothing multiplies. */
export const FormulaParts = List(
  Obj({
    operator: Nullable(Enum(['×', '+', '−', '='])),
    value: LooseText(40),
    label: LooseText(200),
    tone: Nullable(Enum(['promotion', 'result'])),
  }),
  20,
);

export const PointsLine = Obj({
  kind: Enum(['base', 'promotion']),
  promotionId: Nullable(Id),
  promotionName: Nullable(LooseText(200)),
  /** «100 × 2 шт», «×1,5 к базовым». */
  formula: LooseText(300),
  points: SignedPoints,
});

export const SaleProduct = Obj({
  id: Id,
  name: LooseText(300),
  article: LooseText(64),
  brand: Nullable(LooseText(120)),
  imageUrl: Nullable(Url),
  /** Drawing that stands in for a missing picture; belongs to the category. */
  drawing: Nullable(Code),
});

export const SaleItem = Obj({
  id: Id,
  product: SaleProduct,
  serialRequired: Type.Boolean(),
  quantity: Count,
  returnedQuantity: Count,
  priceKopecks: Nullable(Kopecks),
  serialNumber: Nullable(LooseText(64)),
  /** GTIN of the mark of «Честный знак» the line was scanned from; `null` when it was typed. */
  markGtin: Nullable(MarkGtin),
  status: Enum(saleItemStatuses),
  reasonCode: Nullable(Code),
  reasonText: Nullable(LooseText(1000)),
  /** What the line gives now: expected until the decision, 0 once it is rejected or returned. */
  points: Points,
  lines: List(PointsLine, 50),
  /** As it was on the day of the registration. */
  formula: FormulaParts,
});

/** Explainable sign of risk, F1–F13 of domain 3.13 and 3.23. */
export const SaleFlag = Obj({
  code: Code,
  text: LooseText(500),
  weight: Count,
  saleId: Nullable(Id),
  saleNumber: Nullable(LooseText(32)),
});

const actorKinds = ['member', 'moderator', 'system', 'technical'] as const;

const TimelineEntry = Obj({
  at: DateTime,
  status: Enum(saleStatuses),
  title: LooseText(200),
  text: Nullable(LooseText(2000)),
  actorKind: Enum(actorKinds),
  /** Staff names are for staff. */
  actorName: Nullable(LooseText(200)),
});

const Message = Obj({
  id: Id,
  at: DateTime,
  authorKind: Enum(actorKinds),
  authorName: Nullable(LooseText(200)),
  text: LooseText(2000),
  files: List(FileRef, 10),
});

const SaleOperation = Obj({
  id: Id,
  number: LooseText(32),
  type: Enum(operationTypes),
  typeName: LooseText(200),
  points: SignedPoints,
  pendingDelta: SignedPoints,
  activeDelta: SignedPoints,
  occurredAt: DateTime,
});

const RelatedSale = Obj({
  id: Id,
  number: LooseText(32),
  by: Enum(['serial', 'receipt', 'photo']),
  value: LooseText(120),
  memberName: LooseText(200),
  status: Enum(saleStatuses),
  saleDate: Nullable(DateOnly),
});

/** What the registry of serial numbers says of a line; products without a registry have none. */
const SaleSerial = Obj({
  itemId: Id,
  state: Enum(['free', 'blocked', 'missing']),
  /** To whom the manufacturer shipped it, where the registry says so. */
  shippedTo: Nullable(Ref),
  shippedAt: Nullable(DateOnly),
});

/** What only the checking side sees. */
export const SaleReview = Obj({
  flags: List(SaleFlag, 50),
  lockedBy: Nullable(Person),
  lockedUntil: Nullable(DateTime),
  moderator: Nullable(Person),
  slaDueAt: Nullable(DateTime),
  overdue: Type.Boolean(),
  memberStats: Obj({
    salesTotal: Count,
    confirmed: Count,
    rejected: Count,
    last30Days: Count,
    registeredAt: DateTime,
  }),
  related: List(RelatedSale, 50),
  /** Another shop where the same cash register was seen: the receipt may not be of this one. */
  receiptStore: Nullable(LooseText(200)),
  serials: List(SaleSerial, ceilings.items),
});

export const Receipt = Obj({
  qr: Nullable(LooseText(500)),
  fn: Nullable(LooseText(16)),
  fd: Nullable(LooseText(10)),
  fpd: Nullable(LooseText(10)),
  totalKopecks: Nullable(Kopecks),
  datetime: Nullable(DateTime),
});

export const Sale = Obj({
  id: Id,
  number: LooseText(32),
  version: Version,
  status: Enum(saleStatuses),
  source: Enum(saleSources),
  externalId: Nullable(LooseText(64)),
  saleDate: Nullable(DateOnly),
  /** `null` where the sale has the day of its receipt. */
  saleDateReason: Nullable(LooseText(300)),
  createdAt: DateTime,
  updatedAt: DateTime,
  submittedAt: Nullable(DateTime),
  decidedAt: Nullable(DateTime),
  /** Last day to send the sale to the check. */
  submitUntil: Nullable(DateOnly),
  expectedDecisionAt: Nullable(DateTime),
  /** When its points become active, known or expected. */
  activateAt: Nullable(DateTime),
  disputeUntil: Nullable(DateTime),
  undoUntil: Nullable(DateTime),
  /** For a manufacturer `id` and `phone` are null and the name says nothing. */
  member: Obj({ id: Nullable(Id), fullName: LooseText(200), phone: Nullable(LooseText(20)) }),
  store: Nullable(Obj({ id: Id, name: LooseText(300), address: LooseText(500) })),
  partner: Nullable(Ref),
  items: List(SaleItem, ceilings.items),
  totalKopecks: Kopecks,
  pointsPreview: Points,
  pointsTotal: Points,
  pointsState: Enum(pointsStates),
  receipt: Nullable(Receipt),
  files: List(FileRef, 10),
  comment: Nullable(LooseText(1000)),
  reasonCode: Nullable(Code),
  reasonText: Nullable(LooseText(1000)),
  disputed: Type.Boolean(),
  timeline: List(TimelineEntry, 200),
  messages: List(Message, 200),
  operations: List(SaleOperation, 200),
  allowedActions: List(Enum(saleActions), 20),
  /** `null` for the seller. */
  review: Nullable(SaleReview),
});
