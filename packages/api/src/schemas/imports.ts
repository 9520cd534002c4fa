import { Type } from '@sinclair/typebox';

import { importKinds } from '../codes.ts';
import type { importsRoutes } from '../routes/imports.ts';
import { Code, Count, Empty, Enum, List, LooseText, Nullable, Obj } from './lib/index.ts';
import type { SchemaTable } from './types.ts';

export const importsSchemas = {
  'imports.columns': {
    query: Obj({ kind: Enum(importKinds) }),
    body: Empty,
    data: Obj({
      /** What the import takes, in the order of its template. */
      fields: List(
        Obj({
          field: Code,
          title: LooseText(120),
          required: Type.Boolean(),
          /** The column of the file it probably is, counted from 0. */
          guess: Nullable(Count),
        }),
        200,
      ),
      /** Columns of the file in their order; `title` is empty where the file has none. */
      columns: List(Obj({ title: LooseText(200), samples: List(LooseText(100), 3) }), 1000),
      /** Rows with anything in them. */
      rows: Count,
    }),
  },
} as const satisfies SchemaTable<keyof typeof importsRoutes>;
