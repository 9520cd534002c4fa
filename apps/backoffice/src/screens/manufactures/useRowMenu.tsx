import { useAllowed, useCommand, useSession } from '@pribavka/api/react';
import { confirm, useStableCallback } from '@pribavka/ui';
import type { RowMenu } from '@pribavka/ui/table';
import { toast } from '@pribavka/ui/toast';
import { Archive, ArchiveRestore } from 'lucide-react';
import { type ReactNode, Suspense, useCallback, useState } from 'react';

import { lazyOf } from '../../shared/lazy-of.ts';
import type { ManufacturerRow } from './columns.tsx';
import { manufacturersMessages as messages } from './messages.ts';

const ArchiveForm = lazyOf(() => import('./StandingForm.tsx'), 'ArchiveForm');

/** Into the archive and back without opening the card, and the form that asks why. */
export function useRowMenu(): { rowMenu: RowMenu<ManufacturerRow> | undefined; form: ReactNode } {
  const [archived, setArchived] = useState<string>();
  const update = useCommand('manufacturers.update', { invalidates: ['manufacturers.*', 'products.*', 'brands.*'] });
  const mayUpdate = useAllowed('manufacturer.manufacturerDetail:update');
  // Its own standing is not a manufacturer's to decide.
  const decides = useSession().profile?.roleCode !== 'manufacturer' && mayUpdate;
  const restore = useStableCallback(async (row: ManufacturerRow): Promise<void> => {
    const { id, name, legalName, inn, version } = row;
    if (!(await confirm({ ...messages.restoration(row), confirmLabel: messages.restore }))) return;
    try {
      await update.run({ params: { id }, body: { name, legalName, inn, version, status: 'active' } });
      toast.success(messages.activated(name));
    } catch {
      // The client says why.
    }
  });
  const rowMenu = useCallback<RowMenu<ManufacturerRow>>(
    (row) =>
      row.status === 'archived'
        ? [{ id: 'restore', label: messages.restore, icon: ArchiveRestore, onSelect: () => void restore(row) }]
        : [{ id: 'archive', label: messages.archive, icon: Archive, onSelect: () => setArchived(row.id) }],
    [restore],
  );
  return {
    rowMenu: decides ? rowMenu : undefined,
    form: archived !== undefined && (
      <Suspense>
        <ArchiveForm id={archived} onClose={() => setArchived(undefined)} />
      </Suspense>
    ),
  };
}
