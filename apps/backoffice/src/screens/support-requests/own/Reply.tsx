import { useCommand } from '@pribavka/api/react';
import {
  beginAgain,
  DraftNotice,
  Form,
  FormStrip,
  SubmitButton,
  TextareaField,
  uploadedAnswers,
} from '@pribavka/forms';
import { Button, Stack } from '@pribavka/ui';
import { toast } from '@pribavka/ui/toast';
import { Paperclip } from 'lucide-react';
import { type KeyboardEvent, type ReactElement, useState } from 'react';

import { type MessageFiles, MessageFilesField } from '../card/MessageFilesField.tsx';
import { cardMessages } from '../card/messages.ts';
import type { RequestCard } from '../card/types.ts';
import { useComposerGuard } from '../card/useComposerGuard.ts';
import { ownCardMessages as messages } from './messages.ts';

interface Values {
  text: string;
  files?: MessageFiles;
}

export interface ReplyProps {
  request: RequestCard;
  onSent: (request: RequestCard) => void;
}

const sendByKey = (event: KeyboardEvent<HTMLFormElement>): void => {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  event.currentTarget.requestSubmit();
};

/** The next message of the author; the field is empty for the one after it, but for what is typed by then. */
export function Reply({ request: { id }, onSent }: ReplyProps): ReactElement {
  // Few answers carry a file: the field for them does not push the thread away.
  const [attaching, setAttaching] = useState(false);
  const send = useCommand('support.addMessage', { invalidates: ['support.list'], quiet: 'all' });
  return (
    <Form<Values, RequestCard>
      aria-label={messages.answer}
      style={{ maxWidth: 'none', gap: 8 }}
      // The request may be closed elsewhere while one writes: what is typed is there when it is open again.
      draft={{ area: 'own-requests', record: id, hours: 72 }}
      onKeyDown={sendByKey}
      onSubmit={({ text, files }) =>
        send.run({ params: { id }, body: { text, fileIds: uploadedAnswers(files).map((file) => file.id) } })
      }
      onSuccess={(next, values, form) => {
        setAttaching(false);
        beginAgain(form, values, {});
        toast.success(messages.sent);
        onSent(next);
      }}
    >
      <DraftNotice />
      <Fields attaching={attaching} onAttach={() => setAttaching(true)} />
      <FormStrip />
    </Form>
  );
}

function Fields({ attaching: asked, onAttach }: { attaching: boolean; onAttach: () => void }): ReactElement {
  const { files } = useComposerGuard();
  const attaching = asked || files;
  return (
    <>
      <TextareaField name="text" label={messages.answer} max={5000} minRows={2} />
      {attaching && <MessageFilesField />}
      <Stack direction="row" gap={8} wrap>
        <SubmitButton>{messages.send}</SubmitButton>
        {!attaching && (
          <Button icon={Paperclip} onClick={onAttach}>
            {cardMessages.composer.attach}
          </Button>
        )}
      </Stack>
    </>
  );
}
