import { Banner, Skeleton } from '@pribavka/ui';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';

import { SectionError } from '../../../shared/SectionError.tsx';
import { pointsMessages as messages } from '../messages.ts';
import { isMissing } from '../missing.ts';
import { RowsFrame } from '../../../shared/RowsFrame.ts';
import { OperationRow } from './OperationRow.tsx';
import type { Opened } from './useOpened.ts';

const Place = styled.div`
  margin-block-end: 12px;
  &:empty {
    display: none;
  }
`;

export interface OpenedRowProps {
  query: Opened['query'];
  open: boolean;
  onToggle: () => void;
  onClose: () => void;
}

/** The operation of the address that is not among the rows: further down, under other filters, or nobody's here. */
export function OpenedRow({ query: { data, problem, reload }, open, onToggle, onClose }: OpenedRowProps): ReactElement {
  return (
    <Place>
      {data && (
        <RowsFrame role="group" aria-label={messages.openedOperation}>
          <OperationRow group={[data]} opened={open ? data.id : null} onToggle={onToggle} isPart />
        </RowsFrame>
      )}
      {!data && !problem && open && <Skeleton height={64} label={messages.loading} />}
      {!data && problem && open && isMissing(problem) && (
        <Banner tone="warning" title={messages.missingOperation} onClose={onClose} announce />
      )}
      {!data && problem && open && !isMissing(problem) && (
        <SectionError level={3} title={messages.operationFailed} problem={problem} onRetry={reload} />
      )}
    </Place>
  );
}
