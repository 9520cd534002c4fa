import { useCommand } from '@pribavka/api/react';
import { confirm } from '@pribavka/ui';
import { type SavedView, SavedViews, type SearchAdapter } from '@pribavka/ui/table';
import { toast } from '@pribavka/ui/toast';
import { lazy, type ReactElement, Suspense, useState } from 'react';

import { viewsMessages as messages } from './messages.ts';
import { type OwnView, useOwnViews } from './useOwnViews.ts';
import { viewSearch } from './view-search.ts';

const RenameView = lazy(async () => ({ default: (await import('./RenameView.tsx')).RenameView }));

export interface ListViewsProps<View extends string> {
  /** Name of the list its views are saved under. */
  name: string;
  address: SearchAdapter;
  views: ReadonlyArray<{ id: View; label: string; count?: number | undefined }>;
  current: View;
  onChange: (view: View) => void;
}

/** Views of the programme, then those this person saved; a view is an address and can be sent to a colleague. */
export function ListViews<View extends string>(props: ListViewsProps<View>): ReactElement {
  const { name, address, current } = props;
  const { views: own, put } = useOwnViews(name);
  const create = useCommand('listViews.create');
  const update = useCommand('listViews.update');
  const remove = useCommand('listViews.delete');
  const [renaming, setRenaming] = useState<OwnView>();
  const here = viewSearch(address.search);
  const opened = own.find((view) => viewSearch(view.search) === here);

  const change = async (
    { id }: OwnView,
    body: Parameters<typeof update.run>[0]['body'],
    done: string,
  ): Promise<void> => {
    put(await update.run({ params: { id }, body }));
    toast.success(done);
  };
  const share = async ({ search }: OwnView): Promise<void> => {
    const { origin, pathname } = globalThis.location;
    await navigator.clipboard.writeText(origin + pathname + search);
    toast.success(messages.copied);
  };
  const drop = async ({ id, name: label }: OwnView): Promise<void> => {
    if (!(await confirm({ ...messages.removal(label), danger: true, confirmLabel: messages.remove }))) return;
    put(await remove.run({ params: { id } }));
  };
  // What failed is said by the client.
  const act = (run: () => Promise<void>) => () => void run().catch(() => undefined);
  const menuOf = ({ id }: SavedView) => {
    const view = own.find((each) => each.id === id);
    if (view === undefined) return [];
    const { isDefault, name: label, search } = view;
    return [
      {
        id: 'overwrite',
        label: messages.overwrite,
        disabledReason: viewSearch(search) === here ? messages.same : undefined,
        onSelect: act(() => change(view, { search: here }, messages.overwritten(label))),
      },
      { id: 'rename', label: messages.rename, onSelect: () => setRenaming(view) },
      {
        id: 'default',
        label: isDefault ? messages.noDefault : messages.makeDefault,
        onSelect: act(() =>
          change(view, { isDefault: !isDefault }, isDefault ? messages.defaultOff : messages.defaultOn(label)),
        ),
      },
      { id: 'share', label: messages.share, onSelect: act(() => share(view)) },
      { id: 'remove', label: messages.remove, danger: true, onSelect: act(() => drop(view)) },
    ];
  };
  return (
    <>
      <SavedViews
        views={[...props.views, ...own.map(({ id, name: label }) => ({ id, label, own: true }))]}
        value={opened?.id ?? current}
        onValueChange={(id) => {
          const mine = own.find((view) => view.id === id);
          if (mine) address.setSearch(mine.search, { replace: false });
          // From an own view its filters do not come along: the views of the programme open clean.
          else if (opened) address.setSearch(id === props.views[0]?.id ? '' : `?view=${id}`, { replace: false });
          else props.onChange(id as View);
        }}
        onSave={async (label) => put(await create.run({ body: { list: name, name: label, search: here } }))}
        menuOf={menuOf}
      />
      {renaming && (
        <Suspense>
          <RenameView
            name={renaming.name}
            onRename={(label) => change(renaming, { name: label }, messages.renamed)}
            onClose={() => setRenaming(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}
