import { useSession } from '@pribavka/api/react';
import { useEffect } from 'react';

import { useFirstScreenUp } from '../../shared/first-screen.ts';

/** No file of an import that a closed tab has left behind stays on this device, for any person who starts next. */
export function useImportSweep(): void {
  const up = useFirstScreenUp();
  const account = useSession().profile?.id;
  useEffect(() => {
    if (!up || account === undefined) return;
    void import('../../shared/process/import-draft.ts').then(({ sweepImports }) => sweepImports(account));
  }, [account, up]);
}
