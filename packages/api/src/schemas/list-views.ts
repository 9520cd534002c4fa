import { Type } from '@sinclair/typebox';

import type { listViewsRoutes } from '../routes/list-views.ts';
import { Code, IdParams, Obj, Opt, Text } from './lib/index.ts';
import { ListSearch, ListViews } from './lib/list-view.ts';
import type { SchemaTable } from './types.ts';

/** Every command answers with all views of the account: the app puts them in place of what it had. */
export const listViewsSchemas = {
  'listViews.create': { body: Obj({ list: Code, name: Text(60), search: ListSearch }), data: ListViews },
  'listViews.update': {
    params: IdParams,
    body: Obj({ name: Opt(Text(60)), search: Opt(ListSearch), isDefault: Opt(Type.Boolean()) }),
    data: ListViews,
  },
  'listViews.delete': { params: IdParams, data: ListViews },
} as const satisfies SchemaTable<keyof typeof listViewsRoutes>;
