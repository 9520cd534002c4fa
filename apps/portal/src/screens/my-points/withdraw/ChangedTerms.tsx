import { Banner, formatMoney } from '@pribavka/ui';
import type { ReactElement } from 'react';

import type { Terms } from './draft.ts';
import { withdrawMessages as messages } from './messages.ts';

/** What was shown and what holds now, to be agreed to once more. */
export function ChangedTerms({ before, terms }: { before: Terms; terms: Terms }): ReactElement {
  const what = before.rateKopecks === terms.rateKopecks ? messages.changed.tax : messages.changed.rate;
  const title =
    before.netKopecks === terms.netKopecks
      ? messages.changed.same(what)
      : messages.changed.sum(what, formatMoney(before.netKopecks), formatMoney(terms.netKopecks));
  return (
    <Banner tone="warning" title={title} announce>
      {terms.taxNote}
    </Banner>
  );
}
