import { Type } from '@sinclair/typebox';

import type { socialsRoutes } from '../routes/socials.ts';
import {
  DateTime,
  Done,
  Empty,
  FileRef,
  Id,
  IdParams,
  List,
  LooseText,
  Nullable,
  Obj,
  Opt,
  Text,
  Version,
} from './lib/index.ts';
import { Social } from './settings.ts';
import type { SchemaTable } from './types.ts';

const input = {
  name: Text(60),
  url: Type.String({ format: 'https-url', maxLength: 2048 }),
  /** Name of a drawing of ours, or a picture of one's own. */
  icon: Opt(LooseText(40)),
  /** `null` takes the picture away. */
  iconFileId: Opt(Nullable(Id)),
  order: Opt(Type.Integer({ minimum: 0, maximum: 10_000 })),
  isActive: Opt(Type.Boolean()),
};

/** A link as an administrator edits it; everybody sees less of it. */
const Row = Obj({
  ...Social.properties,
  iconFileId: Nullable(Id),
  updatedAt: DateTime,
  updatedBy: Nullable(LooseText(200)),
  version: Version,
});

export const socialsSchemas = {
  'socials.list': { data: List(Row, 50) },
  'socials.add': { body: Obj(input), data: Row },
  /** Without `version` the change is written over whatever is there. */
  'socials.update': { body: Obj({ ...input, id: Id, version: Opt(Version) }), data: Row },
  'socials.order': { body: Obj({ ids: List(Id, 50) }), data: List(Row, 50) },
  'socials.delete': { params: IdParams, data: Done },
  'socials.uploadIcon': { body: Empty, data: FileRef },
} as const satisfies SchemaTable<keyof typeof socialsRoutes>;
