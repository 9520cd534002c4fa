import { Type } from '@sinclair/typebox';

import { documentKinds } from '../codes.ts';
import type { settingsRoutes } from '../routes/settings.ts';
import { Count, DateTime, Enum, Id, List, LooseText, Nullable, Obj, Url } from './lib/index.ts';
import type { SchemaTable } from './types.ts';

/** A published version of a programme document; `data.file` of specification §7. */
export const DocumentFile = Obj({
  id: Id,
  kind: Enum(documentKinds),
  title: LooseText(200),
  name: LooseText(255),
  url: Url,
  size: Count,
  mime: LooseText(127),
  sha256: LooseText(64),
  publishedAt: DateTime,
  versionId: Id,
  version: Count,
  requiresReconsent: Type.Boolean(),
});

/** `file` is null while nothing is published. */
const Document = Obj({ file: Nullable(DocumentFile) });

export const Social = Obj({
  id: Id,
  name: LooseText(60),
  url: Url,
  icon: Nullable(LooseText(40)),
  iconUrl: Nullable(Url),
  order: Count,
  isActive: Type.Boolean(),
});

export const settingsSchemas = {
  'documents.programRules': { data: Document },
  'documents.personalDataProcessing': { data: Document },
  'documents.oferta': { data: Document },
  'documents.policy': { data: Document },
  'documents.mailingInfo': { data: Document },
  'socials.public': { data: List(Social, 50) },
} as const satisfies SchemaTable<keyof typeof settingsRoutes>;
