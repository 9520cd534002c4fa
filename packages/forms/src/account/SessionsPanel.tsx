import { Button, confirm, EmptyState, ErrorState, formatDate, Panel, PanelRow, Skeleton, Tag } from '@pribavka/ui';
import { useLocale, useMessages } from '@pribavka/ui/messages';
import { toast } from '@pribavka/ui/toast';
import { type ComponentPropsWithRef, type ReactElement, useState } from 'react';

import { sessionMessages } from './sessions.messages.ts';

/** A device somebody is signed in on. */
export interface SessionLine {
  /** Given to the handler that ends it. */
  readonly id: string;
  /** The session of this page. */
  readonly current: boolean;
  /** «Chrome, Windows». */
  readonly device: string;
  /** Address it was last seen at. */
  readonly ip: string | null;
  /** ISO date and time. */
  readonly lastUsedAt: string;
}

/** Shape of {@link SessionsPanel}. */
export interface SessionsPanelProps extends Omit<ComponentPropsWithRef<'section'>, 'children' | 'title'> {
  /** Open sessions, the newest first; undefined while they are awaited. */
  readonly sessions: readonly SessionLine[] | undefined;
  /** The sessions did not come. */
  readonly failed: boolean;
  /** Asks for the sessions again after a failure. */
  readonly onReload: () => void;
  /** Undefined: they may be seen, not ended. */
  readonly onEnd?: ((id: string) => Promise<unknown>) | undefined;
  /** Ends many; the answer says how many were ended. A rejection is reported where the application reports rejections. */
  readonly onEndMany?: (() => Promise<{ ended: number }>) | undefined;
  /** `others` keeps the session of this page, `all` is about somebody else. @default 'others' */
  readonly many?: 'others' | 'all' | undefined;
}

/** Sessions of an account: device, address, last use; one or many may be ended. */
export function SessionsPanel({
  sessions,
  failed,
  onReload,
  onEnd,
  onEndMany,
  many = 'others',
  ...rest
}: SessionsPanelProps): ReactElement {
  const messages = useMessages(sessionMessages);
  const locale = useLocale();
  const [pending, setPending] = useState(false);
  const text = messages[many];
  const quietly = (work: Promise<unknown>): void => void work.catch(() => undefined);
  const end = async (id: string): Promise<void> => {
    await onEnd?.(id);
    toast.success(messages.ended);
  };
  const endMany = async (): Promise<void> => {
    if (!onEndMany || !(await confirm({ title: text.title, body: text.text, confirmLabel: messages.end }))) return;
    setPending(true);
    try {
      const { ended } = await onEndMany();
      toast.success(messages.endedMany(ended));
    } finally {
      setPending(false);
    }
  };
  const enough = (sessions?.length ?? 0) > (many === 'others' ? 1 : 0);
  return (
    <Panel
      {...rest}
      title={messages.title}
      footer={
        onEndMany &&
        enough && (
          <Button loading={pending} onClick={() => quietly(endMany())}>
            {text.button}
          </Button>
        )
      }
    >
      {!sessions && !failed && <Skeleton rows={2} height={48} label={messages.loading} />}
      {failed && !sessions && <ErrorState level={3} title={messages.failed} description={null} onRetry={onReload} />}
      {sessions?.length === 0 && <EmptyState level={3} title={messages.none} />}
      {sessions?.map((session) => (
        <PanelRow
          key={session.id}
          label={session.device}
          state={session.ip ?? undefined}
          action={
            session.current ? (
              <Tag tone="accent">{messages.current}</Tag>
            ) : (
              onEnd && (
                <Button
                  variant="text"
                  size="sm"
                  aria-label={messages.endLabel(session.device)}
                  onClick={() => quietly(end(session.id))}
                >
                  {messages.end}
                </Button>
              )
            )
          }
        >
          {messages.lastUsed(formatDate(session.lastUsedAt, 'listDayTime', locale))}
        </PanelRow>
      ))}
    </Panel>
  );
}
