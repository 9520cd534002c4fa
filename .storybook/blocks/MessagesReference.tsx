import { Markdown } from '@storybook/addon-docs/blocks';
import type { ReactElement } from 'react';
import { messages } from 'virtual:entry-reference';

import { messagesText } from '../../scripts/storybook/entry-text.ts';

/** Keys of every text of a package, from the sources. */
export function MessagesReference({ of: folder }: { readonly of: string }): ReactElement {
  return <Markdown>{messagesText(messages.filter((table) => table.folder === folder))}</Markdown>;
}
