import type { Output } from '@pribavka/api';
import { useCommand, useQuery } from '@pribavka/api/react';
import { confirm } from '@pribavka/ui';
import { lazy, type ReactElement } from 'react';

import { settingsListMessages } from '../../../shared/settings/messages.ts';
import { SettingsList } from '../../../shared/settings/SettingsList.tsx';
import { settingsMessages } from './messages.ts';
import type { SettingsPlace } from './place.ts';

const CategoryForm = lazy(async () => ({ default: (await import('./CategoryForm.tsx')).CategoryForm }));

export type Category = Output<'support.createCategory'>;

const messages = settingsMessages.categories;
const command = { invalidates: ['support.categories', 'dictionary.get'] } as const;

/** What people choose when they write, in the order of the portal. */
export function Categories({ place }: { place: SettingsPlace }): ReactElement {
  const query = useQuery('support.categories');
  const order = useCommand('support.orderCategories', command);
  const update = useCommand('support.updateCategory', command);
  const byCode = (code: string | undefined): Category | undefined => query.data?.find((each) => each.code === code);
  const edited = byCode(place.record);
  const setActive = async (code: string, isActive: boolean): Promise<string | undefined> => {
    const category = byCode(code);
    if (!category) return undefined;
    const question = messages.archiving(category.name, category.openCount);
    if (!isActive && !(await confirm({ ...question, confirmLabel: settingsListMessages.archive }))) return undefined;
    await update.run({ params: { code }, body: { version: category.version, isActive } });
    return isActive ? messages.restored(category.name) : messages.archived(category.name);
  };
  return (
    <SettingsList
      label={settingsMessages.tabs.categories}
      query={query}
      rows={query.data?.map((each) => ({
        id: each.code,
        name: each.name,
        note: messages.open(each.openCount),
        isActive: each.isActive,
      }))}
      empty={messages.empty}
      may={place.may}
      add={{ label: messages.add, onAdd: () => place.onOpen('new') }}
      onEdit={place.onOpen}
      onOrder={(codes) => order.run({ body: { codes } })}
      onArchive={({ id }) => setActive(id, false)}
      onRestore={({ id }) => setActive(id, true)}
    >
      {place.may && (place.record === 'new' || edited) && (
        <CategoryForm key={place.record} query={edited && { ...query, data: edited }} onClose={place.onClose} />
      )}
    </SettingsList>
  );
}
