import { Type } from '@sinclair/typebox';

import { supportStatuses } from '../codes.ts';
import type { supportRoutes } from '../routes/support.ts';
import {
  Code,
  Count,
  DateTime,
  Email,
  Empty,
  Enum,
  FileRef,
  Id,
  IdParams,
  List,
  ListQuery,
  LooseText,
  Nullable,
  Obj,
  Opt,
  Page,
  Period,
  Phone,
  Text,
  Version,
} from './lib/index.ts';
import { Rating, SupportCategory, SupportMessageAuthor, SupportRequest } from './lib/support.ts';
import type { SchemaTable } from './types.ts';

const asked = { category: Code, subject: Text(200), text: Text(5000) };
const message = { text: Text(5000), fileIds: Opt(List(Id, 10)) };

const SupportRow = Obj({
  id: Id,
  number: LooseText(32),
  version: Version,
  category: SupportCategory,
  subject: LooseText(200),
  status: Enum(supportStatuses),
  createdAt: DateTime,
  updatedAt: DateTime,
  /** The newest word both sides may see. */
  lastMessage: Obj({ at: DateTime, author: Enum(SupportMessageAuthor), text: LooseText(300) }),
  messagesCount: Count,
  /** An answer the reader has not opened yet. */
  unread: Type.Boolean(),
  rating: Nullable(Rating),
});

export const supportSchemas = {
  /** Either a phone or an address to answer to. */
  'support.createAsGuest': {
    body: Obj({ ...asked, name: Text(120), phone: Opt(Phone), email: Opt(Email) }),
    data: Obj({ number: LooseText(32) }),
  },
  'support.create': {
    body: Obj({ ...asked, fileIds: Opt(List(Id, 10)), saleId: Opt(Id), operationId: Opt(Id) }),
    data: SupportRequest,
  },
  'support.uploadFile': { body: Empty, data: FileRef },
  'support.list': {
    body: ListQuery(
      Obj({
        statuses: Opt(List(Enum(supportStatuses), 5)),
        categories: Opt(List(Code, 32)),
        createdAt: Opt(Period),
      }),
      ['updatedAt', 'createdAt', 'number'],
    ),
    data: Page(SupportRow),
  },
  'support.get': { params: IdParams, data: SupportRequest },
  'support.addMessage': { params: IdParams, body: Obj(message), data: SupportRequest },
  'support.close': {
    params: IdParams,
    body: Obj({ rating: Opt(Rating), version: Opt(Version) }),
    data: SupportRequest,
  },
  'support.reopen': {
    params: IdParams,
    body: Obj({ text: Opt(LooseText(5000)) }),
    data: SupportRequest,
  },
} as const satisfies SchemaTable<keyof typeof supportRoutes>;
