import { Markdown } from '@storybook/addon-docs/blocks';
import type { ReactElement } from 'react';
import { entries } from 'virtual:entry-reference';

import { entryText } from '../../scripts/storybook/entry-text.ts';

/** Functions, constants and types of an entry of a package, from the sources. */
export function EntryReference({ of: name }: { readonly of: string }): ReactElement {
  const entry = entries[name];
  if (!entry) throw new Error(`<EntryReference of="${name}" />: no package has this entry.`);
  return <Markdown>{entryText(name, entry)}</Markdown>;
}
