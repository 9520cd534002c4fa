import type { ReactElement } from 'react';

import { lazyOf } from '../../shared/lazy-of.ts';
import { ListScreen } from '../../shared/list/ListScreen.tsx';
import { ExportAction } from '../../shared/process/ExportAction.tsx';
import { manufacturerColumns } from './columns.tsx';
import { manufacturersMessages as messages } from './messages.ts';
import { manufacturersList } from './query.ts';
import { manufacturersPath } from './urls.ts';
import { useRowMenu } from './useRowMenu.tsx';

const ManufacturerSheet = lazyOf(() => import('./card/ManufacturerSheet.tsx'), 'ManufacturerSheet');
const ManufacturerForm = lazyOf(() => import('./ManufacturerForm.tsx'), 'ManufacturerForm');

export function Component(): ReactElement {
  const { rowMenu, form } = useRowMenu();
  return (
    <>
      <ListScreen
        query={manufacturersList}
        name="manufacturers"
        texts={messages}
        path={manufacturersPath}
        columns={manufacturerColumns}
        renderTools={(list) => <ExportAction route="manufacturers.export" list={list} />}
        opens="manufacturer.manufacturerDetail:read"
        renderSheet={(place) => <ManufacturerSheet place={place} />}
        create="manufacturer.manufacturerDetail:create"
        renderNew={(place) => <ManufacturerForm {...place} />}
        rowMenu={rowMenu}
      />
      {form}
    </>
  );
}
