import { type Input, isProblem, openVariables } from '@pribavka/api';
import { useApi, useCommand } from '@pribavka/api/react';
import {
  FileField,
  Form,
  FormStrip,
  SelectField,
  SubmitButton,
  SubmitError,
  TextareaField,
  uploadedAnswers,
  useFormParts,
} from '@pribavka/forms';
import { Banner, Button, Stack, Text } from '@pribavka/ui';
import { toast } from '@pribavka/ui/toast';
import type { UploadItem } from '@pribavka/ui/upload';
import { BookmarkPlus, Paperclip } from 'lucide-react';
import { type KeyboardEvent, lazy, type ReactElement, Suspense, useState } from 'react';

import { type AfterAnswer, afterAnswer } from './answer-states.ts';
import { cardMessages } from './messages.ts';
import type { ComposerMode, AgentCard, RequestCard } from './types.ts';
import { useComposerGuard } from './useComposerGuard.ts';
import type { RequestActs } from './useRequestActs.ts';

const TemplatesDialog = lazy(async () => ({ default: (await import('./TemplatesDialog.tsx')).TemplatesDialog }));

const messages = cardMessages.composer;
const longest = 5000;
const megabyte = 1024 * 1024;

interface Uploaded {
  readonly id: string;
}

interface Values {
  text: string;
  files?: readonly UploadItem<Uploaded>[];
  after?: AfterAnswer;
}

/** A place of a template nobody has filled must not reach the author. */
const filled = (value: unknown): string | undefined => {
  const places = openVariables(typeof value === 'string' ? value : '');
  return places.length > 0 ? messages.open(places.join(', ')) : undefined;
};

export interface ComposerFormProps {
  mode: ComposerMode;
  request: AgentCard;
  versionOf: RequestActs['versionOf'];
  templatesOpen: boolean;
  onTemplates: (open: boolean) => void;
  /** Somebody else has changed the request meanwhile: it is asked for again. */
  onConflict: () => void;
  /** The card with what was sent. */
  onSent: (card: RequestCard) => void;
}

/** One answer or one note: text, files, what becomes of the request. */
export function ComposerForm(props: ComposerFormProps): ReactElement {
  const { mode, request, versionOf, onConflict, onSent } = props;
  const answer = useCommand('support.answer', { invalidates: ['support.adminList'], quiet: 'fields' });
  const [restored, setRestored] = useState(false);
  const [conflict, setConflict] = useState(false);
  const note = mode === 'note';
  const states = afterAnswer(request.status, request.desk.moves);
  const send = async ({ text, files, after }: Values): Promise<RequestCard> => {
    const fileIds = uploadedAnswers(files).map(({ id }) => id);
    const body: Input<'support.answer'>['body'] = note
      ? { text, fileIds, internal: true }
      : { text, fileIds, version: await versionOf(request), ...(after && { status: after }) };
    try {
      return await answer.run({ params: { id: request.id }, body });
    } catch (error) {
      if (!isProblem(error) || error.code !== 'VERSION_CONFLICT') throw error;
      setConflict(true);
      onConflict();
      // The banner says it, once, next to the field that still holds the text.
      throw new SubmitError({});
    }
  };
  const sendByKey = (event: KeyboardEvent<HTMLFormElement>): void => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    event.currentTarget.requestSubmit();
  };
  return (
    <Form<Values, RequestCard>
      aria-label={messages.modes[mode]}
      style={{ maxWidth: 'none', gap: 8 }}
      initialValues={states[0] && !note ? { after: states[0] } : {}}
      draft={{ key: `support-${mode}-${request.id}`, hours: 72, onRestore: () => setRestored(true) }}
      onKeyDown={sendByKey}
      onSubmit={send}
      onSuccess={(card) => {
        toast.success(note ? messages.saved : messages.sent);
        onSent(card);
      }}
    >
      {conflict && (
        <Banner tone="warning" title={messages.conflict} announce>
          {messages.conflictText}
        </Banner>
      )}
      <Fields {...props} states={states} restored={restored} />
      <FormStrip />
    </Form>
  );
}

function Fields({
  mode,
  request,
  states,
  restored,
  templatesOpen,
  onTemplates,
}: ComposerFormProps & { states: readonly AfterAnswer[]; restored: boolean }): ReactElement {
  const api = useApi();
  const { api: form, setValue } = useFormParts();
  const typed = useComposerGuard();
  const [attaching, setAttaching] = useState(false);
  const note = mode === 'note';
  const insert = (text: string): void => {
    const before = ((form.getState().values as Partial<Values>).text ?? '').trim();
    setValue('text', before === '' ? text : `${before}\n\n${text}`);
    onTemplates(false);
  };
  return (
    <>
      <TextareaField
        name="text"
        label={messages.label[mode]}
        hint={note ? messages.noteHint : undefined}
        max={longest}
        minRows={2}
        rules={note ? [] : [filled]}
      />
      {attaching && (
        <FileField<Uploaded>
          name="files"
          label={messages.files}
          hint={messages.filesHint}
          optional
          multiple
          maxFiles={10}
          url=""
          accept="image/jpeg,image/png,image/webp,application/pdf"
          maxSize={10 * megabyte}
          transport={({ file, signal, onProgress }) =>
            api.call('support.uploadFile', { file, fileName: file.name }, { signal, onProgress, quiet: 'all' })
          }
        />
      )}
      <Stack direction="row" gap={8} wrap align="end">
        <SubmitButton>{note ? messages.save : messages.send}</SubmitButton>
        {!note && states.length > 0 && (
          <div style={{ width: 180 }}>
            <SelectField
              name="after"
              label={messages.after}
              options={states.map((value) => ({ value, label: messages.afterStates[value] }))}
            />
          </div>
        )}
        {!attaching && (
          <Button icon={Paperclip} onClick={() => setAttaching(true)}>
            {messages.attach}
          </Button>
        )}
        {!note && (
          <Button icon={BookmarkPlus} onClick={() => onTemplates(true)}>
            {messages.templates}
          </Button>
        )}
        {typed && <Text tone="secondary">{restored ? messages.restored : messages.draft}</Text>}
      </Stack>
      <Suspense>
        {templatesOpen && !note && (
          <TemplatesDialog request={request} onInsert={insert} onClose={() => onTemplates(false)} />
        )}
      </Suspense>
    </>
  );
}
