import { type QueryPattern, saveFile, useApi, useInvalidate } from '@pribavka/api/react';
import { Banner, Button, ErrorState, Heading, Sheet, Skeleton, Stack, Stepper, Text } from '@pribavka/ui';
import { FileUpload, type UploadItem } from '@pribavka/ui/upload';
import { type ReactElement, useEffect } from 'react';

import {
  type ChosenColumns,
  ColumnsForm,
  columnsMessages,
  type FileColumns,
  firstChoice,
  readRemembered,
} from '@pribavka/forms/columns';
import { importKinds } from './import-columns.ts';
import type { ImportProps } from './ImportAction.tsx';
import { importMessages as messages } from './import-messages.ts';
import { ProcessErrors } from './ProcessErrors.tsx';
import { ProcessActions, ProcessProgress } from './ProcessPanel.tsx';
import { FileReading } from './FileReading.tsx';
import type { ImportStep } from './import-draft.ts';
import { type Import, useImport } from './useImport.ts';
import { isGoing, useProcess } from './useProcess.ts';

const { steps } = messages;
const stepNames = Object.keys(steps) as ImportStep[];

export interface ImportWizardProps extends ImportProps {
  onClose: () => void;
}

/** File, columns, a check with errors at their places, then the same file for good and the rows it could not take. */
export function ImportWizard(props: ImportWizardProps): ReactElement {
  const { title, onClose } = props;
  const run = useImport(props.route);
  const close = (): void => {
    // What is not loaded yet is still there when the wizard is opened again.
    if (run?.step === 'done') run.leave();
    onClose();
  };
  const dirty = (run?.step === 'file' || run?.step === 'columns') && run.file !== undefined;
  return (
    <Sheet open size="lg" title={title} onClose={close} dirty={dirty}>
      {run ? <Steps {...props} run={run} onClose={close} /> : <Skeleton label={title} />}
    </Sheet>
  );
}

function Steps({ run, onClose, ...props }: ImportWizardProps & { run: Import }): ReactElement {
  const { title, route, invalidates } = props;
  const { step, seen, chosen } = run;
  return (
    <Stack gap={24}>
      <Stepper
        aria-label={title}
        layout="row"
        steps={stepNames.map((name) => ({ label: steps[name] }))}
        current={stepNames.indexOf(step)}
      />
      {step !== 'file' && run.file && (
        <Text as="p" tone="secondary">
          {messages.chosen(run.file.name)}
        </Text>
      )}
      {step === 'file' && <ChooseFile {...props} run={run} />}
      {step === 'columns' && seen && <FileReading run={run} seen={seen} />}
      {step === 'columns' && seen && (
        <ColumnsForm
          // Another sheet has other columns.
          key={`${seen.sheet}|${run.reading?.encoding}`}
          file={seen}
          initial={chosen ?? firstChoice(seen, readRemembered(importKinds[route]))}
          onCheck={run.check}
          onBack={() => run.goTo('file')}
        />
      )}
      {step === 'check' && run.checkId && seen && chosen && (
        <Check id={run.checkId} run={run} titleOf={titlesOf(seen, chosen)} />
      )}
      {step === 'done' && run.applyId && seen && chosen && (
        <Applied id={run.applyId} invalidates={invalidates} titleOf={titlesOf(seen, chosen)} onClose={onClose} />
      )}
    </Stack>
  );
}

/** Name of a column as the file of the person has it, with ours where they differ. */
const titlesOf =
  ({ fields, columns }: FileColumns, chosen: ChosenColumns) =>
  (ours: string): string => {
    const field = fields.find(({ title }) => title === ours)?.field ?? '';
    const theirs = columns[Number(chosen[field])]?.title ?? '';
    return theirs === '' || theirs === ours ? ours : messages.inFile(ours, theirs);
  };

const megabyte = 1024 * 1024;
const fits = ({ status }: UploadItem): boolean => status !== 'fail' && status !== 'cancelled';

/** A file chosen before the page was left, as the field has it. */
const keptFile = (file: File): UploadItem => ({
  id: 'kept',
  file,
  name: file.name,
  size: file.size,
  status: 'ready',
  progress: undefined,
  problem: undefined,
  response: undefined,
});

function ChooseFile({
  route: _route,
  title: _title,
  template,
  columns,
  run,
}: ImportProps & { run: Import }): ReactElement {
  const api = useApi();
  const downloadTemplate = async (): Promise<void> => {
    const answer = await (api.call as unknown as (key: string) => Promise<Parameters<typeof saveFile>[0]>)(template);
    saveFile(answer, 'template.xlsx');
  };
  return (
    <>
      <section>
        <Heading level={3}>{messages.columns}</Heading>
        <Text as="p" tone="secondary">
          {columns && `${columns.join(', ')}. `}
          {messages.columnsText}
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
        maxSize={20 * megabyte}
        defaultValue={run.file && [keptFile(run.file)]}
        // A file that does not fit is not the one to go on with.
        onValueChange={(items: readonly UploadItem[]) => run.choose(items.findLast(fits)?.file)}
      />
      {run.refusal && <Banner tone="danger" title={run.refusal} announce />}
      <div>
        <Button
          variant="primary"
          loading={run.pending}
          disabledReason={run.file ? undefined : messages.file}
          onClick={() => void run.look()}
        >
          {messages.next}
        </Button>
      </div>
    </>
  );
}

type TitleOf = (column: string) => string;

interface CheckProps {
  id: string;
  run: Import;
  titleOf: TitleOf;
}

/** What the file would do, before it does anything. */
function Check({ id, run, titleOf }: CheckProps): ReactElement {
  const { data: process, problem, reload } = useProcess(id);
  if (problem && !process) return <ErrorState level={3} onRetry={reload} requestId={problem.requestId} />;
  if (!process) return <Skeleton label={messages.checking} />;
  const { counts } = process;
  const fit = Math.max(counts.ok, counts.created + counts.updated);
  const going = isGoing(process);
  // What a check has counted that was cancelled or broke off says nothing of the rest of the file.
  const over = !going && process.status !== 'cancelled' && process.status !== 'failed';
  // A load that is on its way cannot be taken back, so neither the file nor its columns are changed under it.
  const sending = run.pending ? messages.sending : undefined;
  return (
    <Stack gap={20}>
      {going && <Banner tone="info" title={messages.checking} />}
      <ProcessProgress process={process} />
      {over && fit === 0 && <Banner tone="danger" title={messages.nothing} announce />}
      {over && fit > 0 && counts.failed > 0 && <Banner tone="warning" title={messages.partly} announce />}
      <ProcessErrors errors={process.errors} titleOf={titleOf} />
      <ProcessActions process={process} reload={reload} />
      <Stack direction="row" gap={8} wrap>
        {over && fit > 0 && (
          <Button variant="primary" loading={run.pending} onClick={() => void run.apply()}>
            {messages.apply(fit)}
          </Button>
        )}
        <Button disabledReason={sending} onClick={() => run.goTo('columns')}>
          {messages.joinAgain}
        </Button>
        <Button variant="text" disabledReason={sending} onClick={() => run.goTo('file')}>
          {columnsMessages.again}
        </Button>
      </Stack>
    </Stack>
  );
}

interface AppliedProps {
  id: string;
  invalidates: readonly QueryPattern[];
  titleOf: TitleOf;
  onClose: () => void;
}

/** How it went, and the rows to fix in a file of their own. */
function Applied({ id, invalidates, titleOf, onClose }: AppliedProps): ReactElement {
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
      <ProcessErrors errors={process.errors} titleOf={titleOf} />
      <ProcessActions process={process} reload={reload} />
      <div>
        <Button variant="primary" onClick={onClose}>
          {messages.close}
        </Button>
      </div>
    </Stack>
  );
}
