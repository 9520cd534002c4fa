import type { Output } from '@pribavka/api';
import { useQuery } from '@pribavka/api/react';
import { Stack } from '@pribavka/ui';
import type { Column } from '@pribavka/ui/table';
import { type ReactElement, useState } from 'react';

import { textColumn } from '../../../shared/list/columns.tsx';
import { CardTable } from '../../../shared/sheet/CardTable.tsx';
import { supportSettingsUrl } from '../urls.ts';
import { settingsMessages } from './messages.ts';
import { NoticePreview } from './NoticePreview.tsx';
import type { SettingsPlace } from './place.ts';

const messages = settingsMessages.notices;

export type NoticeTemplate = Output<'notifications.templates'>[number];

const columns: readonly Column<NoticeTemplate>[] = [
  textColumn({ id: 'about', header: messages.event, minWidth: 240, text: (row) => row.about, card: 'title' }),
  textColumn({ id: 'topic', header: messages.group, minWidth: 180, text: (row) => row.topicTitle, card: 'meta' }),
  textColumn({
    id: 'channels',
    header: messages.channels,
    minWidth: 240,
    text: (row) => row.channels.map((channel) => messages.names[channel]).join(', '),
    card: 'meta',
  }),
];

/** Every event people are notified of; an opened one shows its messages. */
export function Notices({ place }: { place: SettingsPlace }): ReactElement {
  const query = useQuery('notifications.templates');
  const [sought, setSought] = useState('');
  const wanted = sought.toLowerCase();
  const data = query.data?.filter((row) => `${row.about} ${row.topicTitle}`.toLowerCase().includes(wanted));
  const opened = query.data?.find(({ kind }) => kind === place.record);
  return (
    <Stack gap={16}>
      <p>{messages.hint}</p>
      <CardTable
        caption={settingsMessages.tabs.notices}
        columns={columns}
        query={{ ...query, data }}
        getRowId={(row) => row.kind}
        rowLabel={(row) => row.about}
        recordUrl={(row) => supportSettingsUrl('notices', row.kind)}
        search={{ value: sought, onChange: setSought }}
        searchLabel={messages.search}
        empty={messages.empty}
      />
      {opened && <NoticePreview template={opened} onClose={place.onClose} />}
    </Stack>
  );
}
