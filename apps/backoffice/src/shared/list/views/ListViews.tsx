import { useSession } from '@pribavka/api/react';
import { SavedViews } from '@pribavka/ui/table';
import { type ReactElement, useState } from 'react';

import { useAddress } from '../useAddress.ts';
import { addView, type OwnView, parseViews, viewSearch } from './own-views.ts';

export interface ListViewsProps<View extends string> {
  /** Its own name in the memory of views. */
  name: string;
  views: ReadonlyArray<{ id: View; label: string; count?: number | undefined }>;
  current: View;
  onChange: (view: View) => void;
}

/** Views of the programme, then those this person saved; a view is an address and can be sent to a colleague. */
export function ListViews<View extends string>({ name, views, current, onChange }: ListViewsProps<View>): ReactElement {
  const { search, setSearch } = useAddress();
  const key = `pb_views_${useSession().profile?.id ?? ''}_${name}`;
  const [own, setOwn] = useState<OwnView[]>(() => parseViews(localStorage.getItem(key)));
  const store = (next: OwnView[]): void => {
    setOwn(next);
    localStorage.setItem(key, JSON.stringify(next));
  };
  const here = viewSearch(search);
  return (
    <SavedViews
      views={[...views, ...own.map(({ id, label }) => ({ id, label, own: true }))]}
      value={own.find((view) => view.search === here)?.id ?? current}
      onValueChange={(id) => {
        const mine = own.find((view) => view.id === id);
        if (mine) setSearch(mine.search, { replace: false });
        else onChange(id as View);
      }}
      onSave={(label) => store(addView(own, label, search))}
      onRemove={(id) => store(own.filter((view) => view.id !== id))}
    />
  );
}
