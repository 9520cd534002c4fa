import { useQuery } from '@pribavka/api/react';
import { Form, FormStrip, RadioField, SubmitButton, TextareaField } from '@pribavka/forms';
import { Button, ButtonGroup, Text } from '@pribavka/ui';
import { type ReactElement, useState } from 'react';

import { otherReason, reasonBody, type ReasonGroup, type ReasonValues, reasonSentence } from './reasons.ts';
import { reasonMessages as messages } from './messages.ts';

export interface ReasonFormProps {
  onClose: () => void;
  /** A comment was begun: a press outside must not lose it. */
  onTyped: () => void;
  /** What will happen. */
  text: string;
  group: ReasonGroup;
  /** Verb of the button. */
  action: string;
  /** Where the reason will be read, before its sentence: «Участник прочитает:» unless said otherwise. */
  reads?: string | undefined;
  /** Longest comment the request takes. */
  max?: number | undefined;
  /** Resolves true when the decision was taken; the dialog then closes. */
  onDecide: (reason: { reasonCode: string; reasonText?: string }) => Promise<boolean>;
}

export function ReasonForm({
  onClose,
  onTyped,
  text,
  group,
  action,
  reads = messages.reads,
  max = 1000,
  onDecide,
}: ReasonFormProps): ReactElement {
  const dictionary = useQuery('dictionary.get');
  const reasons = dictionary.data?.reasons[group] ?? [];
  const [values, setValues] = useState<ReasonValues>({});
  const sentence = reasonSentence(reasons, values);
  return (
    <Form<ReasonValues, boolean>
      onSubmit={(given) => onDecide(reasonBody(given))}
      onSuccess={(taken) => taken && onClose()}
    >
      <Text as="p">{text}</Text>
      <RadioField
        name="reasonCode"
        label={messages.reason}
        options={reasons.map((reason) => ({ value: reason.code, label: reason.name }))}
        onValueChange={(reasonCode) => setValues((old) => ({ ...old, reasonCode }))}
      />
      <TextareaField
        name="reasonText"
        label={messages.comment}
        optional={values.reasonCode !== otherReason}
        max={max}
        onValueChange={(reasonText) => {
          onTyped();
          setValues((old) => ({ ...old, reasonText }));
        }}
      />
      {sentence && (
        <Text as="p" tone="secondary">
          {reads} {sentence}
        </Text>
      )}
      <FormStrip />
      <ButtonGroup>
        <SubmitButton variant="danger">{action}</SubmitButton>
        <Button onClick={onClose}>{messages.cancel}</Button>
      </ButtonGroup>
    </Form>
  );
}
