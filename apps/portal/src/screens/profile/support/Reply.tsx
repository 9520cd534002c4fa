import { useCommand } from '@pribavka/api/react';
import {
  beginAgain,
  DraftNotice,
  Form,
  type FormProps,
  FormStrip,
  TextareaField,
  uploadedAnswers,
  useFormValue,
} from '@pribavka/forms';
import { Banner, Button } from '@pribavka/ui';
import { Paperclip } from 'lucide-react';
import { useId, useState, type ReactElement } from 'react';
import { styled } from 'styled-components';

import { FootButtons } from '../../../shared/SheetFoot.tsx';
import type { SupportRequest } from '../../../shared/contract.ts';
import { FilesField, type SupportFiles } from './FilesField.tsx';
import { requestMessages as messages } from './messages.ts';

interface Values {
  text: string;
  files?: SupportFiles;
}

/** What the next message is typed into. */
export type ReplyForm = Parameters<NonNullable<FormProps<Values, SupportRequest>['apiRef']>>[0];

const Fields = styled.div`
  display: grid;
  gap: 16px;
  &[hidden] {
    display: none;
  }
`;

const Unsent = styled.p`
  margin: 0 0 8px;
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`;

export interface ReplyProps {
  request: SupportRequest;
  /** No more messages are taken: what was typed before stays with its files, and is shown. */
  isClosed: boolean;
  onForm: (form: ReplyForm) => void;
  /** Where the button stands: the foot of the sheet. */
  footer: HTMLElement | null;
  onSent: (request: SupportRequest) => void;
}

/** The next message of the author; the field is empty for the one after it, but for what is typed by then. */
export function Reply({ request, isClosed, onForm, footer, onSent }: ReplyProps): ReactElement {
  const id = useId();
  // Few answers carry a file: the field for them does not push the thread away.
  const [attaching, setAttaching] = useState(false);
  const send = useCommand('support.addMessage', { invalidates: ['support.list'], quiet: 'all' });
  return (
    <Form<Values, SupportRequest>
      id={id}
      guardUnsaved
      draft={{ area: 'support', record: request.id, form: 'reply', hours: 72 }}
      apiRef={onForm}
      onSubmit={async ({ text, files = [] }) =>
        send.run({ params: { id: request.id }, body: { text, fileIds: uploadedAnswers(files).map((file) => file.id) } })
      }
      onSuccess={(next, values, form) => {
        setAttaching(false);
        beginAgain(form, values, {});
        onSent(next);
      }}
    >
      {isClosed && <Kept request={request} />}
      {/* Out of sight, not gone: files on their way arrive, and leaving asks about what is typed. */}
      <Fields hidden={isClosed}>
        <DraftNotice />
        <TextareaField name="text" label={messages.answer} max={5000} />
        <Attached asked={attaching} onAsk={() => setAttaching(true)} />
        <FormStrip />
      </Fields>
      <FootButtons foot={isClosed ? null : footer} form={id} send={messages.send} />
    </Form>
  );
}

/** The field for files once it is asked for, or there are some. */
function Attached({ asked, onAsk }: { asked: boolean; onAsk: () => void }): ReactElement {
  const files = useFormValue<SupportFiles>('files') ?? [];
  if (asked || files.length > 0) return <FilesField />;
  return (
    <Button variant="text" icon={Paperclip} onClick={onAsk}>
      {messages.attach}
    </Button>
  );
}

/** What was not sent before the request was closed, and how to send it yet. */
function Kept({ request }: { request: SupportRequest }): ReactElement | null {
  const text = (useFormValue<string>('text') ?? '').trim();
  const files = useFormValue<SupportFiles>('files') ?? [];
  if (text === '' && files.length === 0) return null;
  const isOver = !request.allowedActions.includes('reopen');
  const tips = [
    text !== '' && (isOver ? messages.unsentCopy : messages.unsentReopen),
    files.length > 0 && !isOver && messages.unsentFiles,
  ];
  return (
    <Banner tone="warning" announce title={messages.unsent}>
      {text !== '' && <Unsent>{text}</Unsent>}
      {tips.filter(Boolean).join(' ')}
    </Banner>
  );
}
