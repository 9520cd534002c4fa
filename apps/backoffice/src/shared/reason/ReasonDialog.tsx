import { useQuery } from '@pribavka/api/react';
import { Form, FormStrip, RadioField, SubmitButton, TextareaField } from '@pribavka/forms';
import { Button, ButtonGroup, Dialog, Text } from '@pribavka/ui';
import { type ReactElement, useState } from 'react';

import { otherReason, reasonBody, type ReasonGroup, type ReasonValues, readText } from './reasons.ts';
import { reasonWords as words } from './words.ts';

export interface ReasonDialogProps {
  onClose: () => void;
  /** A question that names the object. */
  title: string;
  /** What will happen. */
  text: string;
  group: ReasonGroup;
  /** Verb of the button. */
  action: string;
  /** Resolves true when the decision was taken; the dialog then closes. */
  onDecide: (reason: { reasonCode: string; reasonText?: string }) => Promise<boolean>;
}

/** A refusal always carries a reason, and shows how it will be read. Mounted while it is open. */
export function ReasonDialog({ onClose, title, text, group, action, onDecide }: ReasonDialogProps): ReactElement {
  const dictionary = useQuery('dictionary.get');
  const reasons = dictionary.data?.reasons[group] ?? [];
  const [values, setValues] = useState<ReasonValues>({});
  const sentence = readText(reasons, values);
  return (
    <Dialog open onClose={onClose} title={title} dirty={values.reasonText !== undefined}>
      <Form<ReasonValues, boolean>
        onSubmit={(given) => onDecide(reasonBody(given))}
        onSuccess={(taken) => taken && onClose()}
      >
        <Text as="p">{text}</Text>
        <RadioField
          name="reasonCode"
          label={words.reason}
          options={reasons.map((reason) => ({ value: reason.code, label: reason.name }))}
          onValueChange={(reasonCode) => setValues((old) => ({ ...old, reasonCode }))}
        />
        <TextareaField
          name="reasonText"
          label={words.comment}
          optional={values.reasonCode !== otherReason}
          max={1000}
          onValueChange={(reasonText) => setValues((old) => ({ ...old, reasonText }))}
        />
        {sentence && (
          <Text as="p" tone="secondary">
            {words.reads} {sentence}
          </Text>
        )}
        <FormStrip />
        <ButtonGroup>
          <SubmitButton variant="danger">{action}</SubmitButton>
          <Button onClick={onClose}>{words.cancel}</Button>
        </ButtonGroup>
      </Form>
    </Dialog>
  );
}
