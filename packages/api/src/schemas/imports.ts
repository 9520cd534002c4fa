import { Type } from '@sinclair/typebox';

import { importKinds, tableEncodings } from '../codes.ts';
import type { importsRoutes } from '../routes/imports.ts';
import { Code, Count, Empty, Enum, List, LooseText, Nullable, Obj } from './lib/index.ts';
import { TableQuery } from './lib/imports.ts';
import type { SchemaTable } from './types.ts';

export const importsSchemas = {
  'imports.columns': {
    query: Obj({ ...TableQuery, kind: Enum(importKinds) }),
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
      /** The sheet that was read; null for a CSV. */
      sheet: Nullable(LooseText(100)),
      /** Sheets with anything in them that people see, in their order. */
      sheets: List(LooseText(100), 50),
      /** Rows hidden in the spreadsheet: they are not read. */
      hiddenRows: Count,
      /**
       * Encodings of a CSV with a line as each reads it, the one that was used first; more than one where it is not sure,
       * and the import then has to say which.
       */
      encodings: List(Obj({ encoding: Enum(tableEncodings), sample: LooseText(200) }), tableEncodings.length),
    }),
  },
} as const satisfies SchemaTable<keyof typeof importsRoutes>;
