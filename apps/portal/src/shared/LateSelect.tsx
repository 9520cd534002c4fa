import type { Select as SelectType, SelectProps } from '@pribavka/ui';
import { lazy, Suspense, type ReactElement } from 'react';
import { styled } from 'styled-components';

const Select = lazy(async () => ({ default: (await import('./select.ts')).Select })) as unknown as typeof SelectType;

const Place = styled.span`
  min-width: 160px;
  height: var(--pb-control-height);
`;

/** A choice beside a list, fetched while the list is on its way; its place is kept. */
export function LateSelect<Value extends string>(props: SelectProps<Value>): ReactElement {
  return (
    <Suspense fallback={<Place />}>
      <Select {...props} />
    </Suspense>
  );
}
