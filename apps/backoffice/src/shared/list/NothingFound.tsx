import { Button, EmptyState } from '@pribavka/ui';
import type { TableState } from '@pribavka/ui/table';
import type { ReactElement, ReactNode } from 'react';

import { listMessages } from './messages.ts';

export interface NothingTexts {
  readonly title: string;
  readonly text: string;
  readonly reset: string;
}

/** Whether the days alone narrow the list. */
export function isPeriodAlone(
  filters: Readonly<Record<string, { readonly type: string }>>,
  state: Pick<TableState, 'search' | 'filters'>,
): boolean {
  const [only, ...others] = Object.keys(state.filters);
  return state.search === '' && only !== undefined && others.length === 0 && filters[only]?.type === 'dates';
}

/** The search or the filters find nothing: says so and takes them back at a press. */
export function NothingFound(props: {
  texts: NothingTexts | undefined;
  action: ReactNode;
  onReset: () => void;
}): ReactElement {
  const { texts = listMessages.nothing, action, onReset } = props;
  return (
    <EmptyState
      drawing="search"
      title={texts.title}
      description={texts.text}
      actions={
        <>
          {action}
          <Button onClick={onReset}>{texts.reset}</Button>
        </>
      }
    />
  );
}
