import { Type } from '@sinclair/typebox';

import type { socialsRoutes } from '../routes/socials.ts';
import { Done, Empty, FileRef, Id, IdParams, List, LooseText, Obj, Opt, Text } from './lib/index.ts';
import { Social } from './settings.ts';
import type { SchemaTable } from './types.ts';

const input = {
  name: Text(60),
  url: Type.String({ format: 'https-url', maxLength: 2048 }),
  /** Name of a drawing of ours, or a picture of one's own. */
  icon: Opt(LooseText(40)),
  iconFileId: Opt(Id),
  order: Opt(Type.Integer({ minimum: 0, maximum: 10_000 })),
  isActive: Opt(Type.Boolean()),
};

export const socialsSchemas = {
  'socials.list': { data: List(Social, 50) },
  'socials.add': { body: Obj(input), data: Social },
  'socials.update': { body: Obj({ ...input, id: Id }), data: Social },
  'socials.delete': { params: IdParams, data: Done },
  'socials.uploadIcon': { body: Empty, data: FileRef },
} as const satisfies SchemaTable<keyof typeof socialsRoutes>;
