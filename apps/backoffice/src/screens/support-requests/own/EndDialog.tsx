import { useCommand } from '@pribavka/api/react';
import { Form, FormStrip, RadioField, SubmitButton } from '@pribavka/forms';
import { Button, ButtonGroup, Dialog, Text } from '@pribavka/ui';
import { toast } from '@pribavka/ui/toast';
import type { ReactElement } from 'react';

import type { RequestCard } from '../card/types.ts';
import { ownCardMessages as messages } from './messages.ts';

const ratings = ([5, 4, 3, 2, 1] as const).map((rating) => ({
  value: String(rating),
  label: messages.ratings[rating],
}));

export interface EndDialogProps {
  kind: 'close' | 'rate';
  request: RequestCard;
  onClose: () => void;
  onDone: (request: RequestCard) => void;
}

/** The author has what he wanted, and says how well he was helped; of a closed request only the latter. */
export function EndDialog({ kind, request: { id, version }, onClose, onDone }: EndDialogProps): ReactElement {
  const end = useCommand('support.close', { invalidates: ['support.list'], quiet: 'all' });
  const closing = kind === 'close';
  return (
    <Dialog open size="sm" title={closing ? messages.closing.title : messages.ratingTitle} onClose={onClose}>
      <Form<{ rating: string | null }, RequestCard>
        onSubmit={({ rating }) =>
          end.run({
            params: { id },
            body: { ...(rating && { rating: Number(rating) }), ...(closing && { version }) },
          })
        }
        onSuccess={(next) => {
          toast.success(closing ? messages.closed : messages.thanks);
          onDone(next);
          onClose();
        }}
      >
        {closing && <Text as="p">{messages.closing.text}</Text>}
        <RadioField name="rating" label={messages.rating} options={ratings} optional={closing} />
        <FormStrip />
        <ButtonGroup>
          <SubmitButton>{closing ? messages.closeAction : messages.rateAction}</SubmitButton>
          <Button onClick={onClose}>{messages.cancel}</Button>
        </ButtonGroup>
      </Form>
    </Dialog>
  );
}
