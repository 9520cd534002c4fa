import type { Output } from '@pribavka/api';
import { useAllowed, useCommand } from '@pribavka/api/react';
import { Button, confirm, type MenuItem } from '@pribavka/ui';
import type { Column } from '@pribavka/ui/table';
import { toast } from '@pribavka/ui/toast';
import { lazy, type ReactElement, Suspense, useState } from 'react';

import { amountColumn, statusColumn, textColumn } from '../../../shared/list/columns.tsx';
import { CardTable } from '../../../shared/sheet/CardTable.tsx';
import { useCardList } from '../../../shared/sheet/useCardList.ts';
import { storeStates } from '../../../shared/states.ts';
import { storeMessages as messages } from '../messages.ts';
import { PartnersUploadButton } from '../PartnersUpload.tsx';

const StoreForm = lazy(async () => ({ default: (await import('./StoreForm.tsx')).StoreForm }));
const CloseStore = lazy(async () => ({ default: (await import('./StoreForm.tsx')).CloseStore }));

export type StoreRow = Output<'stores.list'>['items'][number];

/** A row of the list stands for the record: the list is asked again when it has changed meanwhile. */
export interface StoreQuery {
  data: StoreRow | undefined;
  problem: undefined;
  reload: () => Promise<void>;
}

const columns: readonly Column<StoreRow>[] = [
  textColumn({ id: 'name', header: messages.columns.name, hideable: false, text: (row) => row.name, card: 'title' }),
  textColumn({ id: 'code', header: messages.columns.code, width: 92, text: (row) => row.code, card: 'meta' }),
  textColumn({ id: 'address', header: messages.columns.address, text: (row) => row.address, card: 'meta' }),
  amountColumn({
    id: 'members',
    header: messages.columns.members,
    width: 148,
    amount: (row) => row.membersCount,
    text: messages.members,
    card: 'end',
  }),
  statusColumn({ header: messages.columns.status, width: 132, state: (row) => storeStates[row.status] }),
];

/** «Торговые точки»: add, change, close, delete, load by a file. */
export function Stores({ partnerId }: { partnerId: string }): ReactElement {
  const [form, setForm] = useState<{ kind: 'edit' | 'close'; id?: string }>();
  const update = useCommand('stores.update', { invalidates: ['stores.*', 'partners.*', 'storeGroups.*'] });
  const remove = useCommand('stores.delete', { invalidates: ['stores.*', 'partners.*'] });
  const mayCreate = useAllowed('partner.partnerDetail:create');
  const mayUpdate = useAllowed('partner.partnerDetail:update');
  const mayDelete = useAllowed('partner.partnerDetail:delete');
  const close = (): void => setForm(undefined);
  const list = useCardList('stores.list', { partnerIds: [partnerId] });
  const { data: rows = [], reload } = list.query;
  const query: StoreQuery = { data: rows.find(({ id }) => id === form?.id), problem: undefined, reload };

  const reopen = async (store: StoreRow): Promise<void> => {
    const { storeBody, storeValues } = await import('./StoreForm.tsx');
    const body = { ...storeBody(storeValues(store)), status: 'active' as const, version: store.version };
    await update.run({ params: { id: store.id }, body });
    toast.success(messages.opened(store.name));
  };
  const erase = async ({ id, name }: StoreRow): Promise<void> => {
    if (!(await confirm({ ...messages.deletion(name), danger: true, confirmLabel: messages.actions.delete }))) return;
    await remove.run({ params: { id } });
    toast.success(messages.deleted(name));
  };
  const menu = (store: StoreRow): readonly MenuItem[] => {
    const { id } = store;
    const quietly = (run: Promise<void>): void => void run.catch(() => undefined);
    return [
      mayUpdate && { id: 'edit', label: messages.actions.edit, onSelect: () => setForm({ kind: 'edit', id }) },
      mayUpdate &&
        (store.status === 'active'
          ? { id: 'close', label: messages.actions.close, onSelect: () => setForm({ kind: 'close', id }) }
          : { id: 'open', label: messages.actions.open, onSelect: () => quietly(reopen(store)) }),
      mayDelete && {
        id: 'delete',
        label: messages.actions.delete,
        danger: true,
        onSelect: () => quietly(erase(store)),
      },
    ].filter((item) => item !== false);
  };
  return (
    <>
      <CardTable<StoreRow>
        {...list}
        caption={messages.caption}
        searchLabel={messages.search}
        columns={columns}
        getRowId={(row) => row.id}
        rowLabel={(row) => row.name}
        {...(mayUpdate && { onOpen: ({ id }: StoreRow) => setForm({ kind: 'edit', id }) })}
        {...((mayUpdate || mayDelete) && { rowMenu: menu })}
        empty={messages.empty}
        actions={
          mayCreate && (
            <>
              <PartnersUploadButton />
              <Button size="sm" variant="primary" onClick={() => setForm({ kind: 'edit' })}>
                {messages.add}
              </Button>
            </>
          )
        }
      />
      <Suspense>
        {form?.kind === 'edit' && (
          <StoreForm partnerId={partnerId} query={form.id === undefined ? undefined : query} onClose={close} />
        )}
        {form?.kind === 'close' && <CloseStore query={query} onClose={close} />}
      </Suspense>
    </>
  );
}
