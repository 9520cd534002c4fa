import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react';
import { styled } from 'styled-components';

const Root = styled.div`
  display: grid;
  gap: 12px;
  min-width: 0;
  & > [data-head] {
    display: flex;
    flex-wrap: wrap;
    gap: 8px 16px;
    align-items: center;
    min-width: 0;
  }
  & > [data-head] > [data-views] {
    flex: 1 1 240px;
    min-width: 0;
  }
  & > [data-head] > [data-actions] {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    margin-inline-start: auto;
  }
`;

export interface TableToolbarProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Name of the group: «Участники: вид и фильтры». */
  label: string;
  /** `SavedViews`: tabs with counts. */
  views?: ReactNode;
  /** At the right of the views: `ExportButton`, the one primary button. */
  actions?: ReactNode;
  /** `FilterBar` with `ColumnSettings` in its `aside`. */
  filters?: ReactNode;
}

/** What stands over a table: saved views and actions, under them the filters. */
export function TableToolbar({ label, views, actions, filters, ...rest }: TableToolbarProps): ReactElement {
  return (
    <Root {...rest} role="group" aria-label={label}>
      {(views !== undefined || actions !== undefined) && (
        <div data-head="">
          {views !== undefined && <div data-views="">{views}</div>}
          {actions !== undefined && <div data-actions="">{actions}</div>}
        </div>
      )}
      {filters}
    </Root>
  );
}
