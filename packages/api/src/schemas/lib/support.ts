import { Type } from '@sinclair/typebox';

import { supportActions, supportPriorities, supportStatuses } from '../../codes.ts';
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
  Version,
} from './basic.ts';

/** From 1 to 5. */
export const Rating = Type.Integer({ minimum: 1, maximum: 5 });

export const SupportCategory = Obj({ code: Code, name: LooseText(120) });

/** Whose word it is; `system` stands for what the programme did by itself. */
export const SupportMessageAuthor = ['author', 'support', 'system'] as const;

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
});

const Linked = Obj({ id: Id, number: LooseText(32) });

/** What only those who see every request may read. */
const AgentPart = Obj({
  priority: Enum(supportPriorities),
  assignee: Nullable(Person),
  author: Obj({
    /** `null`: a guest, known by what he wrote himself. */
    id: Nullable(Id),
    name: LooseText(200),
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
  reopenedCount: Count,
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
  sale: Nullable(Linked),
  operation: Nullable(Linked),
  /** Oldest first; the newest five hundred. */
  messages: List(Message, 500),
  allowedActions: List(Enum(supportActions), 10),
  desk: Nullable(AgentPart),
});
