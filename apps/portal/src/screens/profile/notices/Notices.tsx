import { Panel, RadioGroup, Skeleton } from '@pribavka/ui';
import type { ReactElement } from 'react';

import { SectionError } from '../../../shared/SectionError.tsx';
import { noticesMessages as messages } from './messages.ts';
import { Quiet } from './Quiet.tsx';
import { Telegram } from './Telegram.tsx';
import { Topics } from './Topics.tsx';
import { useNoticeSettings } from './useNoticeSettings.ts';

const digests = ['auto', 'daily', 'off'] as const;

/** What one is notified of, where and when. */
export default function Notices(): ReactElement {
  const { data, problem, reload, set, change } = useNoticeSettings();
  if (problem && !data) return <SectionError level={3} title={messages.failed} problem={problem} onRetry={reload} />;
  if (!data) return <Skeleton rows={8} label={messages.loading} />;
  return (
    <>
      <Topics settings={data} onChange={change} />
      <Panel title={messages.digestTitle}>
        <RadioGroup
          aria-label={messages.digestTitle}
          options={digests.map((value) => ({ value, ...messages.digest[value] }))}
          value={data.digest}
          onValueChange={(digest) => change({ digest })}
        />
      </Panel>
      <Quiet settings={data} onChange={change} />
      {data.messenger && <Telegram messenger={data.messenger} onChanged={set} onCheck={reload} />}
    </>
  );
}
