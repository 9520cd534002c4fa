import type { Output } from '@pribavka/api';
import { useCommand, useQuery } from '@pribavka/api/react';
import { formatDate } from '@pribavka/ui';
import { lazy, type ReactElement, Suspense } from 'react';

import { settingsMessages } from './messages.ts';
import { OrderedRows } from './OrderedRows.tsx';
import type { SettingsPlace } from './place.ts';
import { TabFrame } from './TabFrame.tsx';

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
  const templates = query.data ?? [];
  const nameOf = (code: string | null): string =>
    code === null ? messages.anyCategory : (categories?.find((each) => each.code === code)?.name ?? code);
  const noteOf = ({ category, updatedBy, updatedAt }: Template): string =>
    [nameOf(category), updatedBy && settingsMessages.changedBy(updatedBy, formatDate(updatedAt, 'listDayTime'))]
      .filter(Boolean)
      .join(' · ');
  const edited = templates.find(({ id }) => id === place.record);
  return (
    <TabFrame
      label={settingsMessages.tabs.templates}
      query={query}
      add={place.may ? { label: messages.add, onAdd: () => place.onOpen('new') } : undefined}
    >
      <OrderedRows
        label={settingsMessages.tabs.templates}
        empty={messages.empty}
        may={place.may}
        query={query}
        rows={templates.map((each) => ({ id: each.id, name: each.title, note: noteOf(each), isActive: each.isActive }))}
        onEdit={place.onOpen}
        onOrder={(ids) => order.run({ body: { ids } })}
        onActive={({ id, name }, isActive) =>
          async () => {
            const version = templates.find((each) => each.id === id)?.version ?? 1;
            await update.run({ params: { id }, body: { version, isActive } });
            return isActive ? messages.restored(name) : messages.archived(name);
          }}
      />
      <Suspense>
        {place.may && (place.record === 'new' || edited) && (
          <TemplateForm
            key={place.record}
            query={edited && { ...query, data: edited }}
            categories={categories ?? []}
            onClose={place.onClose}
          />
        )}
      </Suspense>
    </TabFrame>
  );
}
