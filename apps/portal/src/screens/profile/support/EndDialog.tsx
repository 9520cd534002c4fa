import { useCommand } from '@pribavka/api/react';
import { Form, FormStrip, RadioField, SubmitButton } from '@pribavka/forms';
import { Button, Dialog } from '@pribavka/ui';
import { toast } from '@pribavka/ui/toast';
import type { ReactElement } from 'react';

import type { SupportRequest } from '../../../shared/contract.ts';
import { requestMessages as messages } from './messages.ts';

const RATINGS = ([5, 4, 3, 2, 1] as const).map((rating) => ({
  value: String(rating),
  label: messages.ratings[rating],
}));

export interface EndDialogProps {
  kind: 'close' | 'rate';
  request: SupportRequest;
  onClose: () => void;
  onDone: (request: SupportRequest) => void;
}

/** The author has what he wanted, and says how well he was helped; of a closed request only the latter. */
export function EndDialog({ kind, request, onClose, onDone }: EndDialogProps): ReactElement {
  const end = useCommand('support.close', { invalidates: ['support.list'], quiet: 'all' });
  const closing = kind === 'close';
  return (
    <Dialog open size="sm" title={closing ? messages.closeTitle : messages.rateTitle} onClose={onClose}>
      <Form<{ rating: string | null }, SupportRequest>
        onSubmit={async ({ rating }) =>
          end.run({
            params: { id: request.id },
            body: { ...(rating ? { rating: Number(rating) } : {}), ...(closing ? { version: request.version } : {}) },
          })
        }
        onSuccess={(next) => {
          toast.success(closing ? messages.closed : messages.thanks);
          onDone(next);
        }}
      >
        {closing && <p>{messages.closeText}</p>}
        <RadioField name="rating" label={messages.rating} options={RATINGS} optional={closing} />
        <FormStrip />
        <SubmitButton wide>{closing ? messages.closeAction : messages.rateAction}</SubmitButton>
        <Button variant="text" onClick={onClose}>
          {messages.cancel}
        </Button>
      </Form>
    </Dialog>
  );
}
