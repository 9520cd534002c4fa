import { useCommand, useQuery } from '@pribavka/api/react';
import { confirm, Stack, Text } from '@pribavka/ui';
import { lazy, type ReactElement } from 'react';
import { useSearchParams } from 'react-router-dom';

import { SettingsList } from '../../../shared/settings/SettingsList.tsx';
import { settingsListMessages } from '../../../shared/settings/messages.ts';
import { socialMessages as messages } from './messages.ts';
import type { Social } from './SocialForm.tsx';

const SocialForm = lazy(async () => ({ default: (await import('./SocialForm.tsx')).SocialForm }));

const command = { invalidates: ['socials.*'] } as const;

/** «Социальные сети»: links in the order of the sign-in page, hidden ones last. */
export function Socials(): ReactElement {
  const query = useQuery('socials.list');
  const order = useCommand('socials.order', command);
  const update = useCommand('socials.update', command);
  const remove = useCommand('socials.delete', command);
  const [params, setParams] = useSearchParams();
  const record = params.get('social');
  const open = (id: string): void => setParams({ tab: 'socials', social: id });
  const close = (): void => setParams({ tab: 'socials' }, { replace: true });
  const byId = (id: string | null): Social | undefined => query.data?.find((social) => social.id === id);
  const edited = byId(record);
  const setActive = async (id: string, isActive: boolean): Promise<string | undefined> => {
    const social = byId(id);
    if (!social) return undefined;
    const { name, url, version } = social;
    await update.run({ body: { id, name, url, version, isActive } });
    return isActive ? messages.shownNow(name) : messages.hiddenNow(name);
  };
  return (
    <Stack gap={16}>
      <Text as="p" tone="secondary">
        {messages.text}
      </Text>
      <SettingsList
        label={messages.caption}
        query={query}
        rows={query.data
          ?.toSorted((one, other) => Number(other.isActive) - Number(one.isActive))
          .map((social) => ({
            id: social.id,
            name: social.name,
            note: (
              <a href={social.url} target="_blank" rel="noreferrer">
                {social.url}
              </a>
            ),
            isActive: social.isActive,
            image: social.iconUrl,
          }))}
        empty={messages.empty}
        may
        add={{ label: messages.add, onAdd: () => open('new') }}
        onEdit={open}
        onOrder={(ids) => order.run({ body: { ids } })}
        onArchive={({ id }) => setActive(id, false)}
        onRestore={({ id }) => setActive(id, true)}
        onDelete={async ({ id, name }) => {
          const asked = { ...messages.deletion(name), danger: true, confirmLabel: settingsListMessages.delete };
          if (!(await confirm(asked))) return undefined;
          await remove.run({ params: { id } });
          return messages.deleted(name);
        }}
        words={{ archive: messages.hide, restore: messages.show, archived: messages.hidden }}
      >
        {(record === 'new' || edited) && (
          <SocialForm key={record} query={edited && { ...query, data: edited }} onClose={close} />
        )}
      </SettingsList>
    </Stack>
  );
}
