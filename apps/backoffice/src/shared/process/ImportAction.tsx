import type { BinaryKey } from '@pribavka/api';
import type { QueryPattern } from '@pribavka/api/react';
import { Button } from '@pribavka/ui';
import { lazy, type ReactElement, Suspense, useState } from 'react';

import { processMessages } from './messages.ts';

const ImportWizard = lazy(async () => ({ default: (await import('./ImportWizard.tsx')).ImportWizard }));

/** Imports of the server: a file, with `dryRun` for a check that changes nothing. */
export type ImportRoute = 'tunings.massUpload' | 'partners.massUpload' | 'products.import' | 'serials.import';

export interface ImportProps {
  /** Words of the button, where a list has two imports. */
  label?: string | undefined;
  title: string;
  route: ImportRoute;
  /** The file to fill in. */
  template: BinaryKey;
  /** Names of the columns for the first step; the server lists them at the second. */
  columns?: readonly string[] | undefined;
  invalidates: readonly QueryPattern[];
}

/** «Загрузить файлом»: opens the wizard of an import. */
export function ImportAction(props: ImportProps): ReactElement {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" onClick={() => setOpen(true)}>
        {props.label ?? processMessages.import.open}
      </Button>
      {open && (
        <Suspense>
          <ImportWizard {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
