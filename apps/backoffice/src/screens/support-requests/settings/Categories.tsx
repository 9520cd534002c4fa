import type { Output } from '@pribavka/api';
import { useCommand, useQuery } from '@pribavka/api/react';
import { confirm } from '@pribavka/ui';
import { lazy, type ReactElement, Suspense } from 'react';

import { settingsMessages } from './messages.ts';
import { OrderedRows } from './OrderedRows.tsx';
import type { SettingsPlace } from './place.ts';
import { TabFrame } from './TabFrame.tsx';

const CategoryForm = lazy(async () => ({ default: (await import('./CategoryForm.tsx')).CategoryForm }));

export type Category = Output<'support.createCategory'>;

const messages = settingsMessages.categories;
const command = { invalidates: ['support.categories', 'dictionary.get'] } as const;

/** What people choose when they write, in the order of the portal. */
export function Categories({ place }: { place: SettingsPlace }): ReactElement {
  const query = useQuery('support.categories');
  const order = useCommand('support.orderCategories', command);
  const update = useCommand('support.updateCategory', command);
  const categories = query.data ?? [];
  const byCode = (code: string | undefined): Category | undefined => categories.find((each) => each.code === code);
  const edited = byCode(place.record);
  const setActive = (category: Category, isActive: boolean) => async (): Promise<string> => {
    await update.run({ params: { code: category.code }, body: { version: category.version, isActive } });
    return isActive ? messages.restored(category.name) : messages.archived(category.name);
  };
  return (
    <TabFrame
      label={settingsMessages.tabs.categories}
      query={query}
      add={place.may ? { label: messages.add, onAdd: () => place.onOpen('new') } : undefined}
    >
      <OrderedRows
        label={settingsMessages.tabs.categories}
        empty={messages.empty}
        may={place.may}
        query={query}
        rows={categories.map((each) => ({
          id: each.code,
          name: each.name,
          note: messages.open(each.openCount),
          isActive: each.isActive,
        }))}
        onEdit={place.onOpen}
        onOrder={(codes) => order.run({ body: { codes } })}
        onActive={async ({ id }, isActive) => {
          const category = byCode(id);
          if (!category) return undefined;
          const question = messages.archiving(category.name, category.openCount);
          const agreed = isActive || (await confirm({ ...question, confirmLabel: settingsMessages.archive }));
          return agreed ? setActive(category, isActive) : undefined;
        }}
      />
      <Suspense>
        {place.may && (place.record === 'new' || edited) && (
          <CategoryForm key={place.record} query={edited && { ...query, data: edited }} onClose={place.onClose} />
        )}
      </Suspense>
    </TabFrame>
  );
}
