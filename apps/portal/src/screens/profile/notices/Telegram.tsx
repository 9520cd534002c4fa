import type { Output } from '@pribavka/api';
import { useCommand } from '@pribavka/api/react';
import { Button, Panel, PanelRow } from '@pribavka/ui';
import { toast } from '@pribavka/ui/toast';
import { type ReactElement, useState } from 'react';

import { attempt } from '../../../shared/attempt.ts';
import { noticesMessages as messages } from './messages.ts';
import type { NoticeSettings } from './useNoticeSettings.ts';

/** Linking of the bot: a one-time link opens it, and the person presses «Старт» there. */
export function Telegram({
  messenger,
  onChanged,
  onCheck,
}: {
  messenger: NonNullable<NoticeSettings['messenger']>;
  onChanged: (settings: NoticeSettings) => void;
  onCheck: () => void;
}): ReactElement {
  const link = useCommand('notifications.linkMessenger');
  const unlink = useCommand('notifications.unlinkMessenger');
  const [made, setMade] = useState<Output<'notifications.linkMessenger'>>();
  const isOn = messenger.linked && !messenger.blocked;
  const connect = async (): Promise<void> => setMade(await attempt(link.run({})));
  const disconnect = async (): Promise<void> => {
    const next = await attempt(unlink.run({}));
    if (!next) return;
    setMade(undefined);
    onChanged(next);
    toast.success(messages.unlinked);
  };
  const said = isOn ? messages.linked : messenger.blocked ? messages.blocked : messages.notLinked(messenger.name);
  return (
    <Panel title={messages.telegramTitle}>
      <PanelRow
        label={said}
        action={
          isOn ? (
            <Button variant="text" size="sm" loading={unlink.pending} onClick={() => void disconnect()}>
              {messages.unlink}
            </Button>
          ) : (
            <Button size="sm" loading={link.pending} onClick={() => void connect()}>
              {messages.link}
            </Button>
          )
        }
      />
      {made && !isOn && (
        <PanelRow
          label={messages.linkHint}
          action={
            <>
              <a href={made.url} target="_blank" rel="noreferrer">
                {messages.openBot}
              </a>
              <Button variant="text" size="sm" onClick={onCheck}>
                {messages.check}
              </Button>
            </>
          }
        />
      )}
    </Panel>
  );
}
