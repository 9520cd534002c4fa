import { Type } from '@sinclair/typebox';

import {
  memberStatuses,
  passportStatuses,
  riskLevels,
  saleStatuses,
  supportActions,
  supportPriorities,
  supportStatuses,
} from '../../codes.ts';
import {
  Code,
  Count,
  DateTime,
  Enum,
  FileRef,
  Id,
  List,
  LooseText,
  Nullable,
  Obj,
  Person,
  Ref,
  SignedPoints,
  Version,
} from './basic.ts';

/** From 1 to 5. */
export const Rating = Type.Integer({ minimum: 1, maximum: 5 });

export const SupportCategory = Obj({ code: Code, name: LooseText(120) });

/** Whose word it is; `system` stands for what the programme did by itself. */
export const SupportMessageAuthor = ['author', 'support', 'system'] as const;

const Linked = Obj({ id: Id, number: LooseText(32) });

const Message = Obj({
  id: Id,
  at: DateTime,
  author: Enum(SupportMessageAuthor),
  /** Names of those who answer are for those who see every request. */
  authorName: Nullable(LooseText(200)),
  text: LooseText(5000),
  files: List(FileRef, 10),
  /** A note of the desk; the author never gets one. */
  internal: Type.Boolean(),
  /** The duplicate it was written in, when the thread has been joined from several. */
  origin: Nullable(Linked),
});

/** What the desk sees of a member without leaving the request. */
const MemberPanel = Obj({
  status: Enum(memberStatuses),
  passportStatus: Enum(passportStatuses),
  riskLevel: Enum(riskLevels),
  spendBlocked: Type.Boolean(),
  active: SignedPoints,
  pending: SignedPoints,
  reserved: SignedPoints,
  debt: SignedPoints,
});

const LastSale = Obj({
  id: Id,
  number: LooseText(32),
  status: Enum(saleStatuses),
  submittedAt: DateTime,
  points: Count,
  /** Signs of risk on it. */
  flags: Count,
});

/** What only those who see every request may read. */
const AgentPart = Obj({
  priority: Enum(supportPriorities),
  assignee: Nullable(Person),
  author: Obj({
    /** `null`: a guest, known by what he wrote himself. */
    id: Nullable(Id),
    name: LooseText(200),
    /** How an answer addresses him. */
    firstName: LooseText(200),
    roleCode: Nullable(Code),
    phone: Nullable(LooseText(20)),
    email: Nullable(LooseText(254)),
    partner: Nullable(Ref),
    store: Nullable(Ref),
    manufacturer: Nullable(Ref),
  }),
  firstResponseDueAt: DateTime,
  firstResponseAt: Nullable(DateTime),
  overdue: Type.Boolean(),
  /** Till the first answer is due, below zero when it is late; `null` when none is waited for. */
  minutesLeft: Nullable(Type.Integer()),
  reopenedCount: Count,
  /** Where it may be moved now. */
  moves: List(Enum(supportStatuses), 5),
  /** `null`: not a member, or the reader has no right to cards of members. */
  member: Nullable(MemberPanel),
  /** `null` without the right to the list of sales. */
  lastSales: Nullable(List(LastSale, 5)),
  /** Other requests of the same author, the newest first; open ones may be merged with this. */
  others: List(
    Obj({
      id: Id,
      number: LooseText(32),
      version: Version,
      subject: LooseText(200),
      status: Enum(supportStatuses),
      createdAt: DateTime,
      mergeable: Type.Boolean(),
    }),
    20,
  ),
});

export const SupportRequest = Obj({
  id: Id,
  /** `О-000012` */
  number: LooseText(32),
  version: Version,
  status: Enum(supportStatuses),
  category: SupportCategory,
  subject: LooseText(200),
  createdAt: DateTime,
  updatedAt: DateTime,
  resolvedAt: Nullable(DateTime),
  closedAt: Nullable(DateTime),
  /** A resolved request closes by itself at this moment. */
  closesAt: Nullable(DateTime),
  /** Until when a closed request can be reopened. */
  reopenUntil: Nullable(DateTime),
  rating: Nullable(Rating),
  sale: Nullable(Obj({ id: Id, number: LooseText(32), status: Enum(saleStatuses) })),
  operation: Nullable(Linked),
  /** The request its thread has been joined to. */
  mergedInto: Nullable(Linked),
  /** Oldest first; the newest five hundred. */
  messages: List(Message, 500),
  allowedActions: List(Enum(supportActions), 10),
  desk: Nullable(AgentPart),
});
