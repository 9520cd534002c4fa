import { useCommand } from '@pribavka/api/react';
import { Form, FormStrip, TextareaField, uploadedAnswers } from '@pribavka/forms';
import { Button } from '@pribavka/ui';
import { Paperclip } from 'lucide-react';
import { useId, useState, type ReactElement } from 'react';

import { FootButtons } from '../../../shared/SheetFoot.tsx';
import type { SupportRequest } from '../../../shared/contract.ts';
import { FilesField, type SupportFiles } from './FilesField.tsx';
import { requestMessages as messages } from './messages.ts';

interface Values {
  text: string;
  files?: SupportFiles;
}

export interface ReplyProps {
  request: SupportRequest;
  /** Where the button stands: the foot of the sheet. */
  footer: HTMLElement | null;
  onSent: (request: SupportRequest) => void;
}

/** The next message of the author. A new field comes for the one after it. */
export function Reply(props: ReplyProps): ReactElement {
  const [round, setRound] = useState(0);
  return (
    <ReplyForm
      key={round}
      {...props}
      onSent={(request) => {
        props.onSent(request);
        setRound(round + 1);
      }}
    />
  );
}

function ReplyForm({ request, footer, onSent }: ReplyProps): ReactElement {
  const id = useId();
  // Few answers carry a file: the field for them does not push the thread away.
  const [attaching, setAttaching] = useState(false);
  const send = useCommand('support.addMessage', { invalidates: ['support.list'], quiet: 'all' });
  return (
    <Form<Values, SupportRequest>
      id={id}
      guardUnsaved
      onSubmit={async ({ text, files = [] }) =>
        send.run({ params: { id: request.id }, body: { text, fileIds: uploadedAnswers(files).map((file) => file.id) } })
      }
      onSuccess={onSent}
    >
      <TextareaField name="text" label={messages.answer} max={5000} />
      {attaching ? (
        <FilesField />
      ) : (
        <Button variant="text" icon={Paperclip} onClick={() => setAttaching(true)}>
          {messages.attach}
        </Button>
      )}
      <FormStrip />
      <FootButtons foot={footer} form={id} send={messages.send} />
    </Form>
  );
}
