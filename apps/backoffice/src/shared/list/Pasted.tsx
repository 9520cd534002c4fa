import { Banner, Button, formatNumber } from '@pribavka/ui';
import { toast } from '@pribavka/ui/toast';
import type { ReactElement } from 'react';

import { listMessages } from './messages.ts';
import { mostPasted, pastedOf } from './pasted.ts';

const messages = listMessages.pasted;
/** Numbers named in the line; the rest are a press away. */
const named = 10;

export interface PastedProps {
  search: string;
  notFound: readonly string[];
}

/** What became of a pasted list of numbers: how many are found and which are not. */
export function Pasted({ search, notFound }: PastedProps): ReactElement | null {
  const pasted = pastedOf(search);
  if (!pasted) return null;
  const asked = Math.min(pasted.length, mostPasted);
  const copy = (): void =>
    void navigator.clipboard
      .writeText(notFound.join('\n'))
      .then(() => toast.success(messages.copied))
      .catch(() => undefined);
  const rest = notFound.length - named;
  const title = [
    messages.found(formatNumber(asked - notFound.length), formatNumber(asked)),
    notFound.length > 0 && messages.missing(notFound.slice(0, named).join(', ')),
    rest > 0 && messages.more(formatNumber(rest)),
    pasted.length > mostPasted && messages.cut(formatNumber(mostPasted), formatNumber(pasted.length)),
  ];
  return (
    <Banner
      tone={notFound.length > 0 || pasted.length > mostPasted ? 'warning' : 'info'}
      title={title.filter(Boolean).join(' ')}
      actions={notFound.length > 0 && <Button onClick={copy}>{messages.copy}</Button>}
      announce
    />
  );
}
