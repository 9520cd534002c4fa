import {
  Button,
  confirm,
  EmptyState,
  ErrorState,
  formatCount,
  formatDate,
  Panel,
  PanelRow,
  pluralRu,
  Skeleton,
  Tag,
} from '@pribavka/ui';
import { toast } from '@pribavka/ui/toast';
import { useState, type ReactElement } from 'react';

import { sessionWords as words } from './words.ts';

/** A device somebody is signed in on. */
export interface SessionLine {
  readonly id: string;
  /** The session of this page. */
  readonly current: boolean;
  /** «Chrome, Windows». */
  readonly device: string;
  readonly ip: string | null;
  /** ISO date and time. */
  readonly lastUsedAt: string;
}

/** Shape of {@link SessionsPanel}. */
export interface SessionsPanelProps {
  readonly sessions: readonly SessionLine[] | undefined;
  /** The sessions did not come. */
  readonly failed: boolean;
  readonly onReload: () => void;
  /** Undefined: they may be seen, not ended. */
  readonly onEnd?: ((id: string) => Promise<unknown>) | undefined;
  /** Ends many; the answer says how many were ended. A rejection is told where rejections are told. */
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
}: SessionsPanelProps): ReactElement {
  const [pending, setPending] = useState(false);
  const text = words[many];
  const quietly = (work: Promise<unknown>): void => void work.catch(() => undefined);
  const end = async (id: string): Promise<void> => {
    await onEnd?.(id);
    toast.success(words.ended);
  };
  const endMany = async (): Promise<void> => {
    if (!onEndMany || !(await confirm({ title: text.title, body: text.text, confirmLabel: words.end }))) return;
    setPending(true);
    try {
      const { ended } = await onEndMany();
      toast.success(`${pluralRu(ended, words.endedMany)} ${formatCount(ended, words.forms)}`);
    } finally {
      setPending(false);
    }
  };
  const enough = (sessions?.length ?? 0) > (many === 'others' ? 1 : 0);
  return (
    <Panel
      title={words.title}
      footer={
        onEndMany &&
        enough && (
          <Button loading={pending} onClick={() => quietly(endMany())}>
            {text.button}
          </Button>
        )
      }
    >
      {!sessions && !failed && <Skeleton rows={2} height={48} label={words.loading} />}
      {failed && !sessions && <ErrorState level={3} title={words.failed} description={null} onRetry={onReload} />}
      {sessions?.length === 0 && <EmptyState level={3} title={words.none} />}
      {sessions?.map((session) => (
        <PanelRow
          key={session.id}
          label={session.device}
          state={session.ip ?? undefined}
          action={
            session.current ? (
              <Tag tone="accent">{words.current}</Tag>
            ) : (
              onEnd && (
                <Button
                  variant="text"
                  size="sm"
                  aria-label={words.endLabel(session.device)}
                  onClick={() => quietly(end(session.id))}
                >
                  {words.end}
                </Button>
              )
            )
          }
        >
          {words.lastUsed(formatDate(session.lastUsedAt, 'listDayTime'))}
        </PanelRow>
      ))}
    </Panel>
  );
}
