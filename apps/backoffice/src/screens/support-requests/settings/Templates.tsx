import type { Output } from '@pribavka/api';
import { useCommand, useQuery } from '@pribavka/api/react';
import { formatDate } from '@pribavka/ui';
import { lazy, type ReactElement } from 'react';

import { SettingsList } from '../../../shared/settings/SettingsList.tsx';
import { settingsMessages } from './messages.ts';
import type { SettingsPlace } from './place.ts';

const TemplateForm = lazy(async () => ({ default: (await import('./TemplateForm.tsx')).TemplateForm }));

export type Template = Output<'support.createTemplate'>;

const messages = settingsMessages.templates;
const command = { invalidates: ['support.templateList', 'support.templates'] } as const;

/** Ready answers in the order of the menu. */
export function Templates({ place }: { place: SettingsPlace }): ReactElement {
  const query = useQuery('support.templateList');
  const categories = useQuery('support.categories', {}, { quiet: 'all' }).data;
  const order = useCommand('support.orderTemplates', command);
  const update = useCommand('support.updateTemplate', command);
  const byId = (id: string | undefined): Template | undefined => query.data?.find((each) => each.id === id);
  const nameOf = (code: string | null): string =>
    code === null ? messages.anyCategory : (categories?.find((each) => each.code === code)?.name ?? code);
  const noteOf = ({ category, updatedBy, updatedAt }: Template): string =>
    [nameOf(category), updatedBy && settingsMessages.changedBy(updatedBy, formatDate(updatedAt, 'dayMonthYearTime'))]
      .filter(Boolean)
      .join(' · ');
  const edited = byId(place.record);
  const setActive = async (id: string, isActive: boolean): Promise<string | undefined> => {
    const template = byId(id);
    if (!template) return undefined;
    await update.run({ params: { id }, body: { version: template.version, isActive } });
    return isActive ? messages.restored(template.title) : messages.archived(template.title);
  };
  return (
    <SettingsList
      label={settingsMessages.tabs.templates}
      query={query}
      rows={query.data?.map((each) => ({
        id: each.id,
        name: each.title,
        note: noteOf(each),
        isActive: each.isActive,
      }))}
      empty={messages.empty}
      may={place.may}
      add={{ label: messages.add, onAdd: () => place.onOpen('new') }}
      onEdit={place.onOpen}
      onOrder={(ids) => order.run({ body: { ids } })}
      onArchive={({ id }) => setActive(id, false)}
      onRestore={({ id }) => setActive(id, true)}
    >
      {place.may && (place.record === 'new' || edited) && (
        <TemplateForm
          key={place.record}
          query={edited && { ...query, data: edited }}
          categories={categories ?? []}
          onClose={place.onClose}
        />
      )}
    </SettingsList>
  );
}
