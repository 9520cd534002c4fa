import { type Input, isProblem, openVariables } from '@pribavka/api';
import { useCommand } from '@pribavka/api/react';
import {
  beginAgain,
  DraftNotice,
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
import { BookmarkPlus, Paperclip } from 'lucide-react';
import { type KeyboardEvent, lazy, type ReactElement, Suspense, useState } from 'react';

import { type AfterAnswer, afterAnswer } from './answer-states.ts';
import { cardMessages } from './messages.ts';
import { type MessageFiles, MessageFilesField } from './MessageFilesField.tsx';
import type { ComposerMode, AgentCard, RequestCard } from './types.ts';
import { useComposerGuard } from './useComposerGuard.ts';
import type { RequestActs } from './useRequestActs.ts';

const TemplatesDialog = lazy(async () => ({ default: (await import('./TemplatesDialog.tsx')).TemplatesDialog }));

const messages = cardMessages.composer;
const longest = 5000;

interface Values {
  text: string;
  files?: MessageFiles;
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
  const [conflict, setConflict] = useState(false);
  const [attaching, setAttaching] = useState(false);
  const note = mode === 'note';
  const states = afterAnswer(request.status, request.desk.moves);
  const startOf = ({ status, desk }: RequestCard): Partial<Values> => {
    const after = note || !desk ? undefined : afterAnswer(status, desk.moves)[0];
    return after ? { after } : {};
  };
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
      initialValues={startOf(request)}
      draft={{ area: 'support', record: request.id, form: mode, hours: 72 }}
      onKeyDown={sendByKey}
      onSubmit={send}
      onSuccess={(card, values, form) => {
        setConflict(false);
        setAttaching(false);
        beginAgain(form, values, startOf(card));
        toast.success(note ? messages.saved : messages.sent);
        onSent(card);
      }}
    >
      {conflict ? (
        <Banner tone="warning" title={messages.conflict} announce>
          {messages.conflictText}
        </Banner>
      ) : (
        <DraftNotice />
      )}
      <Fields {...props} states={states} attaching={attaching} onAttach={() => setAttaching(true)} />
      <FormStrip />
    </Form>
  );
}

interface FieldsProps {
  states: readonly AfterAnswer[];
  attaching: boolean;
  onAttach: () => void;
}

function Fields({
  mode,
  request,
  states,
  templatesOpen,
  onTemplates,
  attaching: asked,
  onAttach,
}: ComposerFormProps & FieldsProps): ReactElement {
  const { api: form, setValue } = useFormParts();
  const { typed, files } = useComposerGuard();
  const attaching = asked || files;
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
      {attaching && <MessageFilesField />}
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
          <Button icon={Paperclip} onClick={onAttach}>
            {messages.attach}
          </Button>
        )}
        {!note && (
          <Button icon={BookmarkPlus} onClick={() => onTemplates(true)}>
            {messages.templates}
          </Button>
        )}
        {typed && <Text tone="secondary">{messages.draft}</Text>}
      </Stack>
      <Suspense>
        {templatesOpen && !note && (
          <TemplatesDialog request={request} onInsert={insert} onClose={() => onTemplates(false)} />
        )}
      </Suspense>
    </>
  );
}
