import type { BinaryKey } from '@pribavka/api';
import type { QueryPattern } from '@pribavka/api/react';
import { Button, Menu } from '@pribavka/ui';
import { ChevronDown } from 'lucide-react';
import { type ReactElement, Suspense } from 'react';

import { lazyOf } from '../lazy-of.ts';
import { actionMessages as messages } from './action-messages.ts';
import { useImportAddress } from './useImportAddress.ts';

const ImportWizard = lazyOf(() => import('./ImportWizard.tsx'), 'ImportWizard');

/** Imports of the server: a file, with `dryRun` for a check that changes nothing. */
export type ImportRoute = 'tunings.massUpload' | 'partners.massUpload' | 'products.import' | 'serials.import';

export interface ImportProps {
  title: string;
  route: ImportRoute;
  /** The file to fill in. */
  template: BinaryKey;
  /** Names of the columns for the first step; the server lists them at the second. */
  columns?: readonly string[] | undefined;
  invalidates: readonly QueryPattern[];
}

/** «Загрузить файлом» where the wizard itself stands elsewhere: under the words of an empty list. */
export function ImportButton({ route }: Pick<ImportProps, 'route'>): ReactElement {
  const { open } = useImportAddress();
  return (
    <Button size="sm" onClick={() => open(route)}>
      {messages.importFile}
    </Button>
  );
}

function OpenedImport({ imports }: { imports: readonly ImportProps[] }): ReactElement | null {
  const { opened, close } = useImportAddress();
  const chosen = imports.find(({ route }) => route === opened);
  return chosen ? (
    <Suspense>
      <ImportWizard {...chosen} onClose={close} />
    </Suspense>
  ) : null;
}

/** «Загрузить файлом»: opens the wizard of an import. */
export function ImportAction(props: ImportProps): ReactElement {
  return (
    <>
      <ImportButton route={props.route} />
      <OpenedImport imports={[props]} />
    </>
  );
}

/** Several imports of one list behind one button. */
export function ImportMenu({ imports }: { imports: readonly (ImportProps & { label: string })[] }): ReactElement {
  const { open } = useImportAddress();
  return (
    <>
      <Menu
        label={messages.importFile}
        trigger={
          <Button size="sm" iconEnd={ChevronDown}>
            {messages.importFile}
          </Button>
        }
        items={imports.map(({ label, route }) => ({ id: route, label, onSelect: () => open(route) }))}
      />
      <OpenedImport imports={imports} />
    </>
  );
}
