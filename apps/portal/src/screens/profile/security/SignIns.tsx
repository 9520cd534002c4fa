import { useCommand, useQuery } from '@pribavka/api/react';
import { Button, confirm, formatDate, Panel, PanelRow, Skeleton, StatusLabel } from '@pribavka/ui';
import { toast } from '@pribavka/ui/toast';
import { useState, type ReactElement } from 'react';

import { SectionError } from '../../../shared/SectionError.tsx';
import { attempt } from '../../../shared/attempt.ts';
import { FlushText } from '../../../shared/FlushText.ts';
import { signInMessages as messages } from './messages.ts';

/** How many are shown before the rest is asked for. */
const FIRST = 5;

/** «История входов»: when, from what device, how it ended, and what to do when it was somebody else. */
export function SignIns({ onChangePassword }: { onChangePassword: () => void }): ReactElement {
  const { data, problem, reload } = useQuery('sessions.signIns', {}, { quiet: 'all' });
  const [whole, setWhole] = useState(false);
  const end = useCommand('sessions.endOthers', { invalidates: ['sessions.list'] });
  const notMe = async (): Promise<void> => {
    const agreed = await confirm({ title: messages.notMe, body: messages.notMeText, confirmLabel: messages.protect });
    if (!agreed || !(await attempt(end.run()))) return;
    toast.success(messages.ended);
    onChangePassword();
  };
  const shown = whole ? data : data?.slice(0, FIRST);
  return (
    <Panel
      title={messages.title}
      footer={
        data && (
          <>
            {data.length > FIRST && !whole && (
              <FlushText>
                <Button variant="text" onClick={() => setWhole(true)}>
                  {messages.all}
                </Button>
              </FlushText>
            )}
            <Button loading={end.pending} onClick={() => void notMe()}>
              {messages.notMe}
            </Button>
          </>
        )
      }
    >
      {!data && !problem && <Skeleton rows={3} height={48} label={messages.loading} />}
      {problem && !data && <SectionError level={3} title={messages.failed} problem={problem} onRetry={reload} />}
      {data?.length === 0 && <p>{messages.empty}</p>}
      {shown?.map(({ at, result, reason, device, ip }) => (
        <PanelRow
          key={`${at} ${result}`}
          label={formatDate(at, 'listDayTime')}
          state={[device, ip].filter(Boolean).join(' · ')}
        >
          <StatusLabel status={result === 'ok' ? 'ok' : 'bad'}>
            {result === 'ok' ? messages.ok : [messages.refused, reason].filter(Boolean).join(': ')}
          </StatusLabel>
        </PanelRow>
      ))}
    </Panel>
  );
}
