import { SavedViews } from '@pribavka/ui/table';
import { type ReactElement, type ReactNode, useState } from 'react';

import { useAddress } from '../useAddress.ts';
import { addView, type OwnView, parseViews, viewSearch } from './ownViews.ts';

export interface ListViewsProps<View extends string> {
  /** Its own name in the browser's memory of views. */
  name: string;
  views: ReadonlyArray<{ id: View; label: string; count?: number | undefined }>;
  current: View;
  onChange: (view: View) => void;
  aside?: ReactNode;
}

/** Views of the programme, then those this person made of the list as it stood. */
export function ListViews<View extends string>({
  name,
  views,
  current,
  onChange,
  aside,
}: ListViewsProps<View>): ReactElement {
  const { search, setSearch } = useAddress();
  const key = `pb_views_${name}`;
  const [own, setOwn] = useState<OwnView[]>(() => parseViews(localStorage.getItem(key)));
  const keep = (next: OwnView[]): void => {
    setOwn(next);
    localStorage.setItem(key, JSON.stringify(next));
  };
  const here = viewSearch(search);
  return (
    <SavedViews
      views={[...views, ...own.map(({ id, label }) => ({ id, label, own: true }))]}
      currentId={own.find((view) => view.search === here)?.id ?? current}
      onChange={(id) => {
        const mine = own.find((view) => view.id === id);
        if (mine) setSearch(mine.search, { replace: false });
        else onChange(id as View);
      }}
      onSave={(label) => keep(addView(own, label, search))}
      onRemove={(id) => keep(own.filter((view) => view.id !== id))}
      aside={aside}
    />
  );
}
