import { Type } from '@sinclair/typebox';

import { supportPriorities } from '../codes.ts';
import type { supportSettingsRoutes } from '../routes/support-settings.ts';
import {
  Code,
  Count,
  DateTime,
  Done,
  Enum,
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
import type { SchemaTable } from './types.ts';

const changed = { version: Version, updatedAt: DateTime, updatedBy: Nullable(LooseText(200)) };

const terms = {
  /** Days of the week on which the desk works; Monday is 1. */
  workDays: Type.Array(Type.Integer({ minimum: 1, maximum: 7 }), { minItems: 1, maxItems: 7, uniqueItems: true }),
  /** Minutes of the day in the programme's zone; round the clock is 0 to 1440. */
  workFrom: Type.Integer({ minimum: 0, maximum: 1380 }),
  workTo: Type.Integer({ minimum: 60, maximum: 1440 }),
  /** A resolved request closes after so many days. */
  closeDays: Type.Integer({ minimum: 1, maximum: 365 }),
  /** A closed one can be reopened for so many days. */
  reopenDays: Type.Integer({ minimum: 1, maximum: 365 }),
  /** Working hours till the first answer; without a category, of every category that has none of its own. */
  deadlines: List(
    Obj({
      category: Nullable(Code),
      priority: Enum(supportPriorities),
      hours: Type.Integer({ minimum: 1, maximum: 720 }),
    }),
    200,
  ),
};

const Settings = Obj({ ...terms, ...changed });

const Category = Obj({
  code: Code,
  name: LooseText(120),
  isActive: Type.Boolean(),
  /** Not resolved and not closed yet. */
  openCount: Count,
  ...changed,
});

const Template = Obj({
  id: Id,
  category: Nullable(Code),
  title: LooseText(120),
  text: LooseText(5000),
  isActive: Type.Boolean(),
  ...changed,
});

const template = { title: Text(120), text: Text(5000), category: Opt(Nullable(Code)) };

export const supportSettingsSchemas = {
  'support.settings': { data: Settings },
  'support.updateSettings': { body: Obj({ ...terms, version: Version }), data: Settings },
  'support.categories': { data: List(Category, 200) },
  'support.createCategory': { body: Obj({ name: Text(120) }), data: Category },
  'support.updateCategory': {
    params: Obj({ code: Code }),
    body: Obj({ name: Opt(Text(120)), isActive: Opt(Type.Boolean()), version: Version }),
    data: Category,
  },
  'support.orderCategories': { body: Obj({ codes: List(Code, 200) }), data: Done },
  'support.templateList': { data: List(Template, 500) },
  'support.createTemplate': { body: Obj(template), data: Template },
  'support.updateTemplate': {
    params: IdParams,
    body: Obj({
      title: Opt(Text(120)),
      text: Opt(Text(5000)),
      category: template.category,
      isActive: Opt(Type.Boolean()),
      version: Version,
    }),
    data: Template,
  },
  'support.orderTemplates': { body: Obj({ ids: List(Id, 500) }), data: Done },
} as const satisfies SchemaTable<keyof typeof supportSettingsRoutes>;
