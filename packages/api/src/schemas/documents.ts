import { Type } from '@sinclair/typebox';

import { documentKinds } from '../codes.ts';
import type { documentsRoutes } from '../routes/documents.ts';
import { Count, Done, Enum, Id, List, LooseText, Nullable, Obj, Opt } from './lib/index.ts';
import { DocumentFile } from './settings.ts';
import type { SchemaTable } from './types.ts';

/** Form fields sent with the file; `requiresReconsent` is «true» or «false». */
const body = Obj({
  title: Opt(LooseText(200)),
  requiresReconsent: Opt(Enum(['true', 'false'])),
  /** The version that was on the screen; when another one is in force by now, nothing is published. */
  replaces: Opt(Id),
});
const data = Obj({ file: Nullable(DocumentFile) });

export const documentsSchemas = {
  'documents.addProgramRules': { body, data },
  'documents.updateProgramRules': { body, data },
  'documents.deleteProgramRules': { data: Done },
  'documents.addPersonalDataProcessing': { body, data },
  'documents.updatePersonalDataProcessing': { body, data },
  'documents.deletePersonalDataProcessing': { data: Done },
  'documents.addOferta': { body, data },
  'documents.updateOferta': { body, data },
  'documents.deleteOferta': { data: Done },
  'documents.addPolicy': { body, data },
  'documents.updatePolicy': { body, data },
  'documents.deletePolicy': { data: Done },
  'documents.addMailingInfo': { body, data },
  'documents.updateMailingInfo': { body, data },
  'documents.deleteMailingInfo': { data: Done },
  'documents.versions': {
    query: Obj({ kind: Opt(Enum(documentKinds)) }),
    data: List(
      Obj({
        ...DocumentFile.properties,
        isCurrent: Type.Boolean(),
        publishedBy: Nullable(LooseText(200)),
        consentsCount: Count,
      }),
      1000,
    ),
  },
  'documents.reconsent': { query: Obj({ kind: Enum(documentKinds) }), data: Obj({ members: Count }) },
} as const satisfies SchemaTable<keyof typeof documentsRoutes>;
