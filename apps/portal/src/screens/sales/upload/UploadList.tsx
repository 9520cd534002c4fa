import { isProblem } from '@pribavka/api';
import { saveFile, useApi, useInvalidate } from '@pribavka/api/react';
import { Banner, Button, Sheet, Skeleton, Stack, Text, useAtLeast } from '@pribavka/ui';
import { useEffect, useRef, useState, type ReactElement } from 'react';

import { SectionError } from '../../../shared/SectionError.tsx';
import { attempt } from '../../../shared/attempt.ts';
import { ColumnsStep } from './ColumnsStep.tsx';
import { FilePart } from './FilePart.tsx';
import { FileStep } from './FileStep.tsx';
import type { SaleList } from './list.ts';
import { uploadMessages as messages } from './messages.ts';
import { RowsStep } from './RowsStep.tsx';
import { DoneStep, SendingStep } from './Steps.tsx';
import { type OpenedList, useSaleList } from './useSaleList.ts';

/** Where the person has gone of his own will, away from the step the list itself is at. */
type Wanted = 'file' | 'columns';

/** «Загрузить списком»: file, columns where they are unclear, rows with errors in place, sending, result. */
export default function UploadList({ onClose }: { onClose: () => void }): ReactElement {
  const opened = useSaleList();
  const invalidate = useInvalidate();
  const { list } = opened;
  const [wanted, setWanted] = useState<Wanted>();
  const [refusal, setRefusal] = useState<string>();
  const [file, setFile] = useState<{ listId: string; file: File }>();
  const remember = (next: SaleList, from: File): void => {
    setFile({ listId: next.id, file: from });
    setRefusal(undefined);
  };
  const read = (next: SaleList, from?: File): void => {
    if (from) remember(next, from);
    setWanted(undefined);
    setRefusal(undefined);
    opened.adopt(next);
  };
  const close = (): void => {
    // What has been sent whole is not shown a second time.
    const left = list?.state === 'done' ? attempt(opened.forget()) : Promise.resolve();
    void left.then(() => invalidate(['saleLists.*']));
    onClose();
  };
  const send = async (): Promise<void> => {
    setRefusal(undefined);
    try {
      await opened.send();
    } catch (error) {
      if (!isProblem(error)) throw error;
      setRefusal(error.kind === 'not_found' ? messages.gone : error.messages.join(' '));
      await opened.reload();
    }
  };
  const step = wanted ?? (list ? list.state : 'file');
  // A new step begins at its top, for the eyes and for the screen reader.
  const top = useRef<HTMLDivElement>(null);
  const place = step === 'checking' ? 'rows' : step;
  const before = useRef(place);
  useEffect(() => {
    if (list === undefined || before.current === place) return;
    before.current = place;
    top.current?.focus();
    top.current?.scrollIntoView({ block: 'start' });
  }, [list, place]);
  const atRows = list && (step === 'checking' || step === 'rows');
  return (
    <Sheet
      open
      size="xl"
      title={messages.title}
      meta={list && step !== 'file' ? list.fileName : undefined}
      onClose={close}
      footer={
        atRows ? (
          <Foot list={list} pending={opened.sending} onSend={() => void send()} onAnother={() => setWanted('file')} />
        ) : undefined
      }
    >
      <Stack gap={16} ref={top} tabIndex={-1} style={{ outline: 'none' }}>
        {refusal && <Banner tone="danger" title={refusal} announce />}
        {list === undefined ? (
          <Waiting opened={opened} />
        ) : (
          <Step
            opened={opened}
            list={list}
            step={step}
            file={file?.listId === list?.id ? file?.file : undefined}
            onRead={read}
            onSheet={remember}
            onWant={setWanted}
            onSales={close}
          />
        )}
      </Stack>
    </Sheet>
  );
}

function Waiting({ opened: { problem, reload } }: { opened: OpenedList }): ReactElement {
  return problem ? (
    <SectionError level={3} title={messages.failed} problem={problem} onRetry={() => void reload()} />
  ) : (
    <Skeleton shape="text" rows={8} label={messages.loading} />
  );
}

interface StepProps {
  opened: OpenedList;
  list: SaleList | null;
  step: Wanted | SaleList['state'];
  /** The one the list was read from, where it is still here. */
  file: File | undefined;
  onRead: (list: SaleList, file?: File) => void;
  /** Another sheet of the file was read; where the person is by then stays. */
  onSheet: (list: SaleList, file: File) => void;
  onWant: (step: Wanted | undefined) => void;
  onSales: () => void;
}

function Step({ opened, list, step, file, onRead, onSheet, onWant, onSales }: StepProps): ReactElement {
  const api = useApi();
  if (list === null || step === 'file') {
    return <FileStep onRead={onRead} onBack={list ? () => onWant(undefined) : undefined} />;
  }
  const download = async (): Promise<void> => {
    const file = await attempt(api.call('saleLists.failed', { params: { id: list.id } }));
    if (file) saveFile(file, 'failed.xlsx');
  };
  const startOver = async (): Promise<void> => {
    await opened.forget();
    onWant(undefined);
  };
  const readSheet =
    file &&
    ((sheet: string): Promise<void> =>
      opened.replace(async () => {
        // One changed on the device since is refused here, not as a broken network.
        await file.slice(0, 1).arrayBuffer();
        const next = await api.call('saleLists.upload', { query: { sheet }, file, fileName: list.fileName });
        onSheet(next, file);
        return next;
      }));
  const part = <FilePart list={list} onSheet={readSheet} />;
  // Another sheet has other columns and rows: nothing of what was done to the former one is of use.
  if (step === 'columns') {
    return (
      <>
        {part}
        {list.rows.some(({ edited }) => edited) && <Text as="p">{messages.joinText}</Text>}
        <ColumnsStep key={list.id} list={list} onRead={onRead} onBack={() => onWant('file')} />
      </>
    );
  }
  if (step === 'sending' && list.process) return <SendingStep process={list.process} />;
  if (step === 'done') {
    return <DoneStep registered={list.registered} onSales={onSales} onMore={() => void attempt(startOver())} />;
  }
  return (
    <>
      {part}
      <RowsStep
        key={list.id}
        list={list}
        correct={(correction) => opened.correct(list.id, correction)}
        stopped={opened.stopped}
        checkOn={opened.checkOn}
        onDownload={() => void download()}
        onSales={onSales}
        onColumns={list.columns.length > 0 ? () => onWant('columns') : undefined}
      />
    </>
  );
}

interface FootProps {
  list: SaleList;
  pending: boolean;
  onSend: () => void;
  onAnother: () => void;
}

function Foot({ list: { counts }, pending, onSend, onAnother }: FootProps): ReactElement {
  const roomy = useAtLeast('md');
  const reason =
    counts.unchecked > 0 ? messages.stillChecking : counts.ready === 0 ? messages.nothingToSend : undefined;
  return (
    <>
      <Button variant="primary" wide={!roomy} loading={pending} disabledReason={reason} onClick={onSend}>
        {counts.ready > 0 ? messages.send(counts.ready) : messages.nothingReady}
      </Button>
      <Button variant="text" wide={!roomy} onClick={onAnother}>
        {messages.another}
      </Button>
    </>
  );
}
