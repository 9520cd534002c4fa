import { Type } from '@sinclair/typebox';

import { Code, Id, List, LooseText, Obj } from './basic.ts';

/** Query string of the list, as the address has it: percent-encoded, so printable ASCII without «#». */
export const ListSearch = Type.String({ maxLength: 2000, pattern: '^([?][!-"$-~]*)?$' });

/** A list as somebody left it. */
export const ListView = Obj({
  id: Id,
  /** Name of the list it belongs to: `participants`. */
  list: Code,
  name: LooseText(60),
  search: ListSearch,
  /** The list opens with it. */
  isDefault: Type.Boolean(),
});

export const ListViews = List(ListView, 500);
