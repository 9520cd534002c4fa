import { Chip, formatNumber } from '@pribavka/ui';
import type { ReactElement } from 'react';

import { ChipRow } from '../../shared/ChipRow.tsx';
import type { PromotionCounts } from '../../shared/contract.ts';
import { promotionTabs, type PromotionTab } from './urls.ts';
import { promotionsMessages as messages } from './messages.ts';

export interface TabChipsProps {
  tab: PromotionTab;
  /** None before the first answer, and none in an answer stored before the server counted. */
  counts: PromotionCounts | undefined;
  /** The first answer is on its way: the row is shown with its numbers, for they make it wider. */
  awaited: boolean;
  onChange: (tab: PromotionTab) => void;
}

/** What runs, what will run and what is over, each with its number. */
export const TabChips = ({ tab, counts, awaited, onChange }: TabChipsProps): ReactElement => (
  // Another row once it is counted: it begins with the chosen chip in view, and the numbers have moved that.
  <ChipRow
    key={counts ? 'counted' : 'named'}
    aria-label={messages.tabs}
    data-awaited={awaited && !counts ? '' : undefined}
  >
    {promotionTabs.map((each) => (
      <Chip key={each} selected={each === tab} onClick={() => onChange(each)}>
        {messages[each]} {counts ? formatNumber(counts[each]) : ''}
      </Chip>
    ))}
  </ChipRow>
);
