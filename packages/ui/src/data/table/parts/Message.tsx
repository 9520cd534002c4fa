/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role, jsx-a11y/control-has-associated-label -- as cards the table is laid out by CSS, which takes native roles away */
import type { ReactElement, ReactNode } from 'react';

import { EmptyState } from '../../../feedback/states/EmptyState.tsx';
import { ErrorState } from '../../../feedback/states/ErrorState.tsx';
import type { TableTexts } from '../table.messages.ts';

export interface MessageProps {
  /** Number of all columns, service ones too. */
  span: number;
  /** Whether the rows failed to come. */
  failed: boolean;
  /** Instead of the usual error block. */
  error: ReactNode;
  /** Asks for the rows again. */
  onRetry: (() => void) | undefined;
  /** Shown when there are no rows. */
  empty: ReactNode;
  /** Whether there may be rows without the filters. */
  filtered: boolean;
  /** Texts in the language around. */
  say: TableTexts;
}

/** Empty, nothing found or failed: inside the frame, the head stays. */
export function Message({ span, failed, error, onRetry, empty, filtered, say }: MessageProps): ReactElement {
  return (
    <tr role="row" data-state="">
      <td role="cell" colSpan={span}>
        {failed
          ? (error ?? <ErrorState level={3} title={say.failed} onRetry={onRetry} />)
          : (empty ?? <EmptyState level={3} title={filtered ? say.noMatch : say.empty} />)}
      </td>
    </tr>
  );
}
