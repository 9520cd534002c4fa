import { type QueryPattern, useApi, useInvalidate } from '@pribavka/api/react';
import { Banner, Button, ErrorState, Heading, Sheet, Skeleton, Stack, Stepper, Text } from '@pribavka/ui';
import { FileUpload, type UploadItem } from '@pribavka/ui/upload';
import { type ReactElement, useEffect, useState } from 'react';

import type { ImportProps, ImportRoute } from './ImportAction.tsx';
import { processMessages } from './messages.ts';
import { ProcessErrors } from './ProcessErrors.tsx';
import { ProcessActions, ProcessProgress } from './ProcessPanel.tsx';
import { saveFile } from './save-file.ts';
import { isGoing, useProcess } from './useProcess.ts';

const messages = processMessages.import;
const { steps } = messages;
type Step = keyof typeof steps;
const stepNames = Object.keys(steps) as Step[];

type Send = (
  key: ImportRoute,
  input: { file: File; fileName: string; query: { dryRun: 'true' | 'false' } },
) => Promise<{ processId: string }>;

export interface ImportWizardProps extends ImportProps {
  onClose: () => void;
}

/** File, columns, a check with errors at their places, then the same file for good and the rows it could not take. */
export function ImportWizard({
  title,
  route,
  template,
  columns,
  invalidates,
  onClose,
}: ImportWizardProps): ReactElement {
  const api = useApi();
  const [file, setFile] = useState<File>();
  const [runs, setRuns] = useState<{ check?: string; apply?: string }>({});
  const [sending, setSending] = useState(false);
  const step: Step = runs.apply ? 'done' : runs.check ? 'check' : 'file';

  const send = async (dryRun: boolean): Promise<void> => {
    if (!file || sending) return;
    setSending(true);
    try {
      const query = { dryRun: dryRun ? ('true' as const) : ('false' as const) };
      const { processId } = await (api.call as unknown as Send)(route, { file, fileName: file.name, query });
      setRuns((before) => (dryRun ? { check: processId } : { ...before, apply: processId }));
    } catch {
      // The client has said why; the file is still here for another try.
    } finally {
      setSending(false);
    }
  };
  const downloadTemplate = async (): Promise<void> => {
    const answer = await (api.call as unknown as (key: string) => Promise<Parameters<typeof saveFile>[0]>)(template);
    saveFile(answer, 'template.xlsx');
  };

  return (
    <Sheet open size="lg" title={title} onClose={onClose} dirty={step === 'file' && file !== undefined}>
      <Stack gap={24}>
        <Stepper
          aria-label={title}
          layout="row"
          steps={stepNames.map((name) => ({ label: steps[name] }))}
          current={stepNames.indexOf(step)}
        />
        {step === 'file' && (
          <>
            <section>
              <Heading level={3}>{messages.columns}</Heading>
              <Text as="p" tone="secondary">
                {columns.join(', ')}. {messages.columnsText}
              </Text>
              <Button size="sm" variant="text" onClick={() => void downloadTemplate().catch(() => undefined)}>
                {messages.template}
              </Button>
            </section>
            <FileUpload
              url=""
              auto={false}
              label={messages.file}
              accept=".xlsx,.csv"
              onValueChange={(items: readonly UploadItem[]) => setFile(items.at(-1)?.file)}
            />
            <div>
              <Button
                variant="primary"
                loading={sending}
                disabledReason={file ? undefined : messages.file}
                onClick={() => void send(true)}
              >
                {messages.check}
              </Button>
            </div>
          </>
        )}
        {step === 'check' && runs.check && (
          <Check id={runs.check} sending={sending} onApply={() => void send(false)} onAgain={() => setRuns({})} />
        )}
        {step === 'done' && runs.apply && <Applied id={runs.apply} invalidates={invalidates} onClose={onClose} />}
      </Stack>
    </Sheet>
  );
}

interface CheckProps {
  id: string;
  sending: boolean;
  onApply: () => void;
  onAgain: () => void;
}

/** What the file would do, before it does anything. */
function Check({ id, sending, onApply, onAgain }: CheckProps): ReactElement {
  const { data: process, problem, reload } = useProcess(id);
  if (problem && !process) return <ErrorState level={3} onRetry={reload} requestId={problem.requestId} />;
  if (!process) return <Skeleton label={messages.checking} />;
  const { counts } = process;
  const fit = Math.max(counts.ok, counts.created + counts.updated);
  const over = !isGoing(process);
  return (
    <Stack gap={20}>
      {!over && <Banner tone="info" title={messages.checking} />}
      <ProcessProgress process={process} />
      {over && fit === 0 && <Banner tone="danger" title={messages.nothing} announce />}
      {over && fit > 0 && counts.failed > 0 && <Banner tone="warning" title={messages.partly} announce />}
      <ProcessErrors errors={process.errors} />
      <ProcessActions process={process} reload={reload} />
      <Stack direction="row" gap={8} wrap>
        {over && fit > 0 && (
          <Button variant="primary" loading={sending} onClick={onApply}>
            {messages.apply(fit)}
          </Button>
        )}
        <Button onClick={onAgain}>{messages.again}</Button>
      </Stack>
    </Stack>
  );
}

interface AppliedProps {
  id: string;
  invalidates: readonly QueryPattern[];
  onClose: () => void;
}

/** How it went, and the rows to fix in a file of their own. */
function Applied({ id, invalidates, onClose }: AppliedProps): ReactElement {
  const { data: process, problem, reload } = useProcess(id);
  const invalidate = useInvalidate();
  const over = process !== undefined && !isGoing(process);
  useEffect(() => {
    if (over) invalidate(invalidates);
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the process is over
  }, [over]);
  if (problem && !process) return <ErrorState level={3} onRetry={reload} requestId={problem.requestId} />;
  if (!process) return <Skeleton label={messages.applying} />;
  return (
    <Stack gap={20}>
      {!over && <Banner tone="info" title={messages.applying} />}
      <ProcessProgress process={process} />
      <ProcessErrors errors={process.errors} />
      <ProcessActions process={process} reload={reload} />
      <div>
        <Button variant="primary" onClick={onClose}>
          {messages.close}
        </Button>
      </div>
    </Stack>
  );
}
