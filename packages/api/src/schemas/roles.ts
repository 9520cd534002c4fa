import { Type } from '@sinclair/typebox';

import type { rolesRoutes } from '../routes/roles.ts';
import {
  Code,
  Count,
  DateTime,
  Done,
  Enum,
  Id,
  List,
  ListQuery,
  LooseText,
  Nullable,
  Obj,
  Opt,
  Page,
  Text,
  Version,
} from './lib/index.ts';
import { Invitation } from './lib/invitation.ts';
import { Accesses } from './role.ts';
import type { SchemaTable } from './types.ts';

const scopes = ['all', 'partner', 'manufacturer', 'own'] as const;
const CodeParams = Obj({ code: Code });

const Role = Obj({
  code: Code,
  name: LooseText(120),
  description: LooseText(500),
  isSystem: Type.Boolean(),
  usersCount: Count,
  dataScope: Enum(scopes),
  updatedAt: DateTime,
  updatedBy: Nullable(LooseText(200)),
  version: Version,
});

const ActionId = Type.Integer({ minimum: 1, maximum: 4 });

/** The shape of the permissions call with names and with what exists at all. */
const matrix = List(
  Obj({
    code: Code,
    name: LooseText(120),
    routeGroups: List(
      Obj({
        code: Code,
        name: LooseText(200),
        description: LooseText(500),
        urls: List(Obj({ actionId: ActionId, access: Type.Boolean(), available: Type.Boolean() }), 4),
      }),
      64,
    ),
  }),
  64,
);

const items = Accesses.properties.items;

export const rolesSchemas = {
  'roles.list': { body: ListQuery(Obj({}), ['name', 'usersCount']), data: Page(Role) },
  'roles.emptyMatrix': { data: Obj({ items: matrix }) },
  'roles.create': {
    body: Obj({
      code: Type.String({ pattern: '^[a-z][a-z0-9_]{1,39}$', maxLength: 40 }),
      name: Text(100),
      description: Opt(LooseText(500)),
      dataScope: Enum(scopes),
      items,
    }),
    data: Role,
  },
  'roles.update': {
    params: CodeParams,
    body: Obj({
      name: Text(100),
      description: Opt(LooseText(500)),
      dataScope: Opt(Enum(scopes)),
      version: Version,
    }),
    data: Role,
  },
  'roles.accesses': { params: CodeParams, data: Obj({ role: Role, items: matrix }) },
  'roles.updateAccesses': {
    params: CodeParams,
    body: Obj({ items, version: Version }),
    data: Obj({ role: Role, items: matrix }),
  },
  'roles.users': {
    params: CodeParams,
    query: Obj({
      page: Opt(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
      size: Opt(Type.Integer({ minimum: 1, maximum: 200 })),
    }),
    data: Page(
      Obj({
        id: Id,
        name: LooseText(200),
        login: LooseText(254),
        isBlocked: Type.Boolean(),
        isInvited: Type.Boolean(),
        invitation: Invitation,
        /** A change of the account waits for a second administrator. */
        isWaiting: Type.Boolean(),
      }),
    ),
  },
  'roles.delete': { params: CodeParams, data: Done },
} as const satisfies SchemaTable<keyof typeof rolesRoutes>;
