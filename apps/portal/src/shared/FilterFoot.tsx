import { Button, formatCount, formatNumber } from '@pribavka/ui';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';

import { filterFootMessages as messages } from './section-messages.ts';

/** One line: a number that comes does not send the second button under the first. */
const Root = styled.div`
  display: flex;
  gap: 8px;
  width: 100%;
  & > :first-child {
    flex: 1 1 0;
    min-width: 0;
  }
  & > :last-child {
    flex: none;
  }
  @media (max-width: 22.49em) {
    gap: 4px;
    & > button {
      padding-inline: 4px;
    }
  }
  /* Letters twice as large: a button a line. */
  @media (max-width: 17em) {
    flex-direction: column;
    & > :first-child {
      flex: none;
    }
  }
`;

/** What is known of the list under the filters; the list itself gives it. */
export interface FoundRows {
  total: number;
  totalCapped: boolean;
  /** The number belongs to the choice before. */
  previous: boolean;
  loading: boolean;
  problem: unknown;
}

export interface FilterFootProps {
  found: FoundRows;
  /** What is counted, where the list shows it otherwise than one a row. */
  forms?: readonly [one: string, few: string, many: string];
  /** How many filters are set. */
  set: number;
  onReset: () => void;
  onShow: () => void;
}

/** The foot of a sheet of filters: how much the choice gives, and the way to begin again. */
export function FilterFoot({ found, forms, set, onReset, onShow }: FilterFootProps): ReactElement {
  const { total, totalCapped, previous, loading, problem } = found;
  const isKnown = !loading && !previous && problem === undefined;
  const count = isKnown && !totalCapped ? (forms ? formatCount(total, forms) : formatNumber(total)) : '';
  const isEmpty = isKnown && total === 0;
  return (
    <Root>
      <Button variant="primary" disabledReason={isEmpty ? messages.change : undefined} onClick={onShow}>
        {isEmpty ? messages.nothing : messages.show(count)}
      </Button>
      <Button variant="text" disabledReason={set === 0 ? messages.noneSet : undefined} onClick={onReset}>
        {messages.reset}
      </Button>
    </Root>
  );
}
